// Chipmunk, a solver of the motion of rigid bodies in a plane.
#pragma once
#include "CLibraryTables.h"
#include <chipmunk/chipmunk.h>

// The functions that may be called. A new one is a line here.
#define CHIPMUNK_FUNCTIONS(function) \
  function(cpArbiterGetPointA) \
  function(cpArbiterGetShapes) \
  function(cpArbiterSetFriction) \
  function(cpArbiterSetRestitution) \
  function(cpAreaForPoly) \
  function(cpBodyApplyForceAtWorldPoint) \
  function(cpBodyApplyImpulseAtWorldPoint) \
  function(cpBodyFree) \
  function(cpBodyGetAngle) \
  function(cpBodyGetAngularVelocity) \
  function(cpBodyGetMass) \
  function(cpBodyGetMoment) \
  function(cpBodyGetPosition) \
  function(cpBodyGetTorque) \
  function(cpBodyGetType) \
  function(cpBodyGetVelocity) \
  function(cpBodyNew) \
  function(cpBodySetAngle) \
  function(cpBodySetAngularVelocity) \
  function(cpBodySetMass) \
  function(cpBodySetMoment) \
  function(cpBodySetPosition) \
  function(cpBodySetTorque) \
  function(cpBodySetType) \
  function(cpBodySetVelocity) \
  function(cpCircleShapeNew) \
  function(cpConstraintFree) \
  function(cpDampedSpringNew) \
  function(cpGearJointNew) \
  function(cpMomentForCircle) \
  function(cpMomentForPoly) \
  function(cpPinJointNew) \
  function(cpPinJointSetAnchorB) \
  function(cpPinJointSetDist) \
  function(cpPivotJointNew2) \
  function(cpPolyShapeNew) \
  function(cpSegmentShapeNew) \
  function(cpShapeFree) \
  function(cpShapeGetBody) \
  function(cpShapeGetElasticity) \
  function(cpShapeGetFriction) \
  function(cpShapeGetUserData) \
  function(cpShapeSetElasticity) \
  function(cpShapeSetFriction) \
  function(cpShapeSetUserData) \
  function(cpSlideJointNew) \
  function(cpSpaceAddBody) \
  function(cpSpaceAddConstraint) \
  function(cpSpaceAddDefaultCollisionHandler) \
  function(cpSpaceAddShape) \
  function(cpSpaceFree) \
  function(cpSpaceGetStaticBody) \
  function(cpSpaceNew) \
  function(cpSpaceRemoveBody) \
  function(cpSpaceRemoveConstraint) \
  function(cpSpaceRemoveShape) \
  function(cpSpaceSetIterations) \
  function(cpSpaceStep)

typedef struct {
  CHIPMUNK_FUNCTIONS(LIBRARY_MEMBER)
} chipmunk_functions;

// Opens the library and returns its functions.
chipmunk_functions chipmunk_open(void);
