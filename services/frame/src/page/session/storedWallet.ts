import type { FrameAccount, Slot } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import type { SealedVault } from '../vault/VaultTask'
import type { Wallet } from './Wallet'

/** Remembers what the server just stored, without asking for it again. */
export function storedWallet(frame: FramePage, account: FrameAccount, made: SealedVault): Wallet {
  const { version, sealed, addresses } = made
  const added = made.slots.map(
    (slot): Slot => ({
      slotId: slot.slotId,
      kind: slot.kind as Slot['kind'],
      sealed: slot.sealed,
      label: '',
      createdAt: Date.now(),
      isThisDevice: slot.wrapped !== undefined,
    }),
  )
  const next = { ...account, vault: { version, sealed, addresses }, slots: [...account.slots, ...added] }
  frame.state.account = next
  const slotId = added.find(({ isThisDevice }) => isThisDevice)?.slotId ?? ''
  return { account: next, addresses, slotId }
}
