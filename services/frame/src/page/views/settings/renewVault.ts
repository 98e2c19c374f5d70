import { type FrameAccount, passkeyRefused, type Slot, wayBackNeeded } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { acceptLogin } from '../../session/acceptLogin'
import { reloadAccount } from '../../session/loadAccount'
import { startSlots } from '../../session/startSlots'
import type { SlotRequest } from '../../vault/VaultTask'
import { proveByPasskey } from '../passkey/proveByPasskey'
import { changeSlots } from './changeSlots'

/**
 * Locks the wallet with a new key, so a slot that is gone opens nothing anymore, whoever kept it. This device gets a new
 * slot, and so do a passkey that the visitor touches and the operator. Other devices need to sign in again.
 * @throws wayBackNeeded, passkeyCancelled, passkeyUnable, passkeyRefused
 */
export async function renewVault(frame: FramePage, removedSlot?: string): Promise<FrameAccount> {
  const account = await reloadAccount(frame)
  const rest = account.slots.filter(({ slotId }) => slotId !== removedSlot)
  const isLeft = (kind: Slot['kind']) => rest.some((slot) => slot.kind === kind)
  const isOperators = account.recovery === 'automatic' && (isLeft('auto') || !isLeft('passkey'))
  // With a device's slot alone, clearing the browser would lose the wallet.
  if (!isOperators && !isLeft('passkey')) throw wayBackNeeded()
  const passkey = isLeft('passkey') ? [await touch(frame, account, rest)] : []
  const own = await startSlots(frame, isOperators ? ['device', 'auto'] : ['device'])
  return changeSlots(frame, { added: [...own, ...passkey], keeps: 'none: new key' })
}

/** Asks for one of the passkeys that stay. Only its owner can lock the new key with it. */
async function touch(frame: FramePage, { user }: FrameAccount, rest: readonly Slot[]): Promise<SlotRequest> {
  const { login, slot } = await proveByPasskey(frame, { isSameDevice: true })
  if (login.user.id !== user.id) throw passkeyRefused()
  // The login takes the place of the one before, also if this passkey is the one to remove.
  await acceptLogin(frame, login)
  if (!rest.some(({ slotId }) => slotId === slot.slotId)) throw passkeyRefused()
  return slot
}
