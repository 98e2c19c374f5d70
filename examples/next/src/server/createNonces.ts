import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createExpiringMap } from './createExpiringMap'

/** Nonces for one sign-in each. */
export type Nonces = {
  give(): string
  /** Whether we issued it recently. */
  isOurs(nonce: string): boolean
  /** True once; using the same nonce again returns false. */
  use(nonce: string): boolean
}

const lifeMs = 10 * 60_000

/**
 * A nonce carries its time and our seal, so issuing one takes no memory, however many are requested; only used ones are
 * remembered. Several servers share the key and, in their database, the used nonces.
 */
export function createNonces(key: Uint8Array = randomBytes(32)): Nonces {
  const used = createExpiringMap<true>(1_000_000)
  const seal = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16)
  const isOurs = (nonce: string) => {
    // Hexadecimal, since EIP-4361 wants letters and digits: 6 bytes of time, 16 random bytes, 16 bytes of seal.
    if (!/^[0-9a-f]{76}$/.test(nonce)) return false
    const age = Date.now() - Number.parseInt(nonce.slice(0, 12), 16)
    return age < lifeMs && timingSafeEqual(Buffer.from(nonce.slice(44), 'hex'), seal(nonce.slice(0, 44)))
  }
  return {
    give() {
      const text = `${Date.now().toString(16).padStart(12, '0')}${randomBytes(16).toString('hex')}`
      return `${text}${seal(text).toString('hex')}`
    },
    isOurs,
    use: (nonce) =>
      isOurs(nonce) && used.get(nonce) === undefined && used.set(nonce, true, Date.now() + lifeMs),
  }
}
