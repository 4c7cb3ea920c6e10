#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the processor has instructions for SHA-256.
bool digests_has_sha256(void);

/// Brings the eight words of a SHA-256 state on by so many blocks of 64 bytes (FIPS 180-4).
///
/// To be called only where the processor has the instructions.
void digests_sha256(uint32_t *state, const uint8_t *blocks, size_t count);
