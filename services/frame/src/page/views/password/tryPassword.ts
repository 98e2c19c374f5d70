import { type FrameAccount, vaultLocked } from '@latchkey/protocol'
import { sealBroken } from '../../errors'
import type { FramePage } from '../../FramePage'
import { askFactors } from '../../password/askFactors'
import type { Bytes } from '../../vault/Bytes'
import type { SlotOpening } from '../../vault/VaultTask'
import { wipe } from '../../vault/wipe'
import { passwordWrong } from './errors'

/** A password that opens the wallet. */
export type RightPassword = {
  /** The caller wipes its factors. */
  readonly slot: SlotOpening & { readonly a: Bytes }
  /** What shows the server that this page opened the wallet. */
  readonly signature: string
}

/** Tries a password on the wallet. @throws vaultLocked, passwordWrong, passwordWait, networkFailure */
export async function tryPassword(
  frame: FramePage,
  { user, vault, slots }: FrameAccount,
  password: string,
): Promise<RightPassword> {
  const found = slots.find(({ kind }) => kind === 'password')
  if (!vault || !found) throw vaultLocked()
  const { slotId, kind, sealed } = found
  const { a, b, left } = await askFactors(frame, password, { user: user.id, slotId })
  const slot = { slotId, kind, sealed, a, b }
  try {
    const { proof } = await frame.store.read()
    const signature = await frame.vault.run('prove', {
      vault: { user: user.id, version: vault.version, sealed: vault.sealed, slot },
      publicKey: proof.publicKey,
    })
    return { slot, signature }
  } catch (cause) {
    wipe(a, b)
    // The seal of the slot tells a wrong key. The vault's own would be another fault.
    if (sealBroken.is(cause) && cause.values.what === `slot:${kind}`) throw passwordWrong({ left }, { cause })
    throw cause
  }
}
