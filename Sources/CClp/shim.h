// A solver of linear programs, through its C interface.
#pragma once
#include <coin/Clp_C_Interface.h>
