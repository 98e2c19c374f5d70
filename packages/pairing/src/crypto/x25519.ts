import { pow } from '@noble/curves/abstract/modular.js'
import { montgomery } from '@noble/curves/abstract/montgomery.js'

/** The prime of Curve25519. */
const prime = 2n ** 255n - 19n

/**
 * X25519 (RFC 7748) by noble's ladder. Taken from there and not ready-made from `ed25519.js`, which brings all of
 * Ed25519 with it to be quicker: 7 KB more for a few milliseconds per connection.
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
