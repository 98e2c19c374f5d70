import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from '../vault/Bytes'
import type { SlotFactors } from '../vault/SlotTerms'
import { wipe } from '../vault/wipe'
import type { Stretch } from './createStretcher'

const { oprf } = ristretto255_oprf

/** Whose password it is, and for which slot: the same one gives other factors elsewhere. */
export type PasswordTerms = { readonly user: string; readonly slotId: string }

/** What turns a password into factors. */
export type PasswordParts = {
  readonly stretch: Stretch
  /** Lets the server apply the key of the slot to a blinded point, of which it learns nothing. */
  readonly evaluate: (blinded: Bytes) => Promise<Bytes>
}

/**
 * Turns a password into both factors of its slot: one that takes a second and much memory to try, and one that only the
 * server gives, so nobody tries many. The caller wipes them. @throws workerFailed, what `evaluate` throws
 */
export async function passwordFactors(
  password: string,
  { user, slotId }: PasswordTerms,
  { stretch, evaluate }: PasswordParts,
): Promise<SlotFactors> {
  const text = utf8ToBytes(`latchkey/password/v1|${user}|${slotId}`) as Bytes
  const a = await stretch(password, new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
  const { blind, blinded } = oprf.blind(a)
  try {
    const output = oprf.finalize(a, blind, await evaluate(blinded as Bytes))
    const b = output.slice(0, 32) as Bytes
    wipe(output as Bytes)
    return { a, b }
  } finally {
    wipe(blind as Bytes)
  }
}
