import { type FrameAccount, passkeyRefused, type Slot, wayBackNeeded } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { acceptLogin } from '../../session/acceptLogin'
import { reloadAccount } from '../../session/loadAccount'
import { startSlots } from '../../session/startSlots'
import { touchPasskey } from '../../step-up/touchPasskey'
import type { Bytes } from '../../vault/Bytes'
import type { SlotRequest } from '../../vault/VaultTask'
import { wipe } from '../../vault/wipe'
import { proveByPasskey } from '../passkey/proveByPasskey'
import { startPasswordSlot } from '../password/startPasswordSlot'
import { tryPassword } from '../password/tryPassword'
import { changeSlots } from './changeSlots'

/** What changes with a new key. */
export type Renewal = {
  /** The slot that goes. */
  readonly removed?: string
  /** The password that stays: only the visitor can lock the new key with it. */
  readonly password?: string | undefined
  /** The password that takes the place of the one before. */
  readonly newPassword?: string
}

/**
 * Locks the wallet with a new key, so a slot that is gone opens nothing anymore, whoever kept it. This device gets a new
 * slot, and so do a passkey that the visitor touches, their password and the operator. Other devices need to sign in again.
 * @throws wayBackNeeded, passkeyCancelled, passkeyUnable, passkeyRefused, passwordWrong, passwordWait
 */
export async function renewVault(frame: FramePage, renewal: Renewal = {}): Promise<FrameAccount> {
  const account = await reloadAccount(frame)
  const rest = account.slots.filter(({ slotId }) => slotId !== renewal.removed)
  const isLeft = (kind: Slot['kind']) => rest.some((slot) => slot.kind === kind)
  const hasOwn = isLeft('passkey') || isLeft('password') || renewal.newPassword !== undefined
  const isOperators = account.recovery === 'automatic' && (isLeft('auto') || !hasOwn)
  // With a device's slot alone, clearing the browser would lose the wallet.
  if (!isOperators && !hasOwn) throw wayBackNeeded()
  const passkey = isLeft('passkey') ? [await touch(frame, account, rest)] : []
  // Nothing that stays shows who removes the last passkey, so the passkey itself does.
  if (!isLeft('passkey') && !isLeft('password') && account.slots.some(({ kind }) => kind === 'passkey'))
    await touchPasskey(frame.login)
  const password = await lockByPassword(frame, { ...account, slots: rest }, renewal)
  try {
    const own = await startSlots(frame, isOperators ? ['device', 'auto'] : ['device'])
    return await changeSlots(frame, { added: [...own, ...passkey, ...password], keeps: 'none: new key' })
  } finally {
    for (const { a, b } of password) wipe(a, b)
  }
}

type PasswordSlot = SlotRequest & { readonly a: Bytes }

/** The slot of the new password, or of the one that stays, if it's right: a typing error would become the password. */
async function lockByPassword(
  frame: FramePage,
  account: FrameAccount,
  { password = '', newPassword }: Renewal,
): Promise<readonly PasswordSlot[]> {
  if (newPassword !== undefined) return [await startPasswordSlot(frame, account.user.id, newPassword)]
  if (!account.slots.some(({ kind }) => kind === 'password')) return []
  const { slotId, kind, a, b } = (await tryPassword(frame, account, password)).slot
  return [{ slotId, kind, a, b }]
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
