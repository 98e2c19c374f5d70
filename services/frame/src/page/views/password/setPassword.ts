import type { FrameAccount } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { reloadAccount } from '../../session/loadAccount'
import { wipe } from '../../vault/wipe'
import { changeSlots } from '../settings/changeSlots'
import { renewVault } from '../settings/renewVault'
import { startPasswordSlot } from './startPasswordSlot'

/**
 * Adds a password that opens the wallet, or replaces the one it has, whose slot then opens nothing. As with a passkey, the
 * operator's slot goes. @throws passwordWait, passkeyCancelled, passkeyRefused
 */
export async function setPassword(frame: FramePage, password: string): Promise<FrameAccount> {
  const { slots, user } = await reloadAccount(frame)
  const old = slots.find(({ kind }) => kind === 'password')
  if (old) return renewVault(frame, { removed: old.slotId, newPassword: password })
  const slot = await startPasswordSlot(frame, user.id, password)
  try {
    return await changeSlots(frame, {
      added: [slot],
      keeps: ({ kind }) => kind !== 'auto' && kind !== 'password',
    })
  } finally {
    wipe(slot.a, slot.b)
  }
}
