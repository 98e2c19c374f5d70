import { postSlot } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { askFactors } from '../../password/askFactors'
import type { Bytes } from '../../vault/Bytes'
import type { SlotRequest } from '../../vault/VaultTask'

/**
 * Starts a slot that a new password opens. It counts once the vault is stored with it, and the caller wipes its factors.
 * @throws passwordWait, workerFailed, networkFailure
 */
export async function startPasswordSlot(
  frame: FramePage,
  user: string,
  password: string,
): Promise<SlotRequest & { readonly a: Bytes }> {
  const { slotId } = await frame.login.call(postSlot, { body: { kind: 'password' } })
  const { a, b } = await askFactors(frame, password, { user, slotId })
  return { slotId, kind: 'password', a, b }
}
