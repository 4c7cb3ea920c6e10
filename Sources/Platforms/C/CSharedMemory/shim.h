#pragma once

// Memory that two processes share by a descriptor. The C library declares it as an extension, which
// Swift's module of it does not have.
extern int memfd_create(const char *name, unsigned int flags);
