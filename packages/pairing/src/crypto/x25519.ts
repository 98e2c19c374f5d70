import { pow } from '@noble/curves/abstract/modular.js'
import { montgomery } from '@noble/curves/abstract/montgomery.js'

/** The prime of Curve25519. */
const prime = 2n ** 255n - 19n

/**
 * X25519 (RFC 7748) with noble's Montgomery ladder. Not the ready-made one from `ed25519.js`, which adds all of Ed25519
 * for speed: 7 KB to save a few milliseconds per connection.
 */
export const x25519 = /* @__PURE__ */ montgomery({
  P: prime,
  type: 'x25519',
  powPminus2: (x: bigint) => pow(x, prime - 2n, prime),
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] = (bytes[0] ?? 0) & 248
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64
    return bytes
  },
})
