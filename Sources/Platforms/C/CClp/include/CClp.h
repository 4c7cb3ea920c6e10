// Clp, a solver of linear programs, through its C interface.
#pragma once
#include "CLibraryTables.h"
#include <coin/Clp_C_Interface.h>

// The functions that may be called. A new one is a line here.
#define CLP_FUNCTIONS(function) \
  function(Clp_addColumns) \
  function(Clp_addRows) \
  function(Clp_chgObjCoefficients) \
  function(Clp_columnLower) \
  function(Clp_columnUpper) \
  function(Clp_deleteModel) \
  function(Clp_getColSolution) \
  function(Clp_getColumnStatus) \
  function(Clp_getReducedCost) \
  function(Clp_getRowActivity) \
  function(Clp_getRowPrice) \
  function(Clp_getRowStatus) \
  function(Clp_loadProblem) \
  function(Clp_newModel) \
  function(Clp_objectiveValue) \
  function(Clp_primal) \
  function(Clp_rowLower) \
  function(Clp_rowUpper) \
  function(Clp_setDualTolerance) \
  function(Clp_setLogLevel) \
  function(Clp_setMaximumIterations) \
  function(Clp_setPerturbation) \
  function(Clp_setPrimalTolerance) \
  function(Clp_status)

typedef struct {
  CLP_FUNCTIONS(LIBRARY_MEMBER)
} clp_functions;

// Opens the library and returns its functions.
clp_functions clp_open(void);
