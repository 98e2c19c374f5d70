import { type FrameAccount, putVault, type Slot, vaultChanged } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { reloadAccount } from '../../session/loadAccount'
import { openWithDevice } from '../../session/openWithDevice'
import type { SlotRequest } from '../../vault/VaultTask'

const tries = 3

/** Stores the wallet with further slots, or without some. Devices that do so at the same time take turns. */
export async function changeSlots(
  frame: FramePage,
  { added = [], keeps }: { readonly added?: readonly SlotRequest[]; readonly keeps: (slot: Slot) => boolean },
): Promise<FrameAccount> {
  for (let count = 1; ; count += 1) {
    const { account } = await ensureWallet(frame)
    const vault = await openWithDevice(frame)
    const { version, sealed, addresses, slots } = await frame.vault.run('reseal', {
      vault,
      version: vault.version + 1,
      isNewKey: false,
      slots: added,
    })
    const kept = account.slots
      .filter(keeps)
      .map(({ slotId, kind, sealed, label }) => ({ slotId, kind, sealed, label }))
    const listed = [...kept, ...slots].map((slot) => ({ ...slot, kind: slot.kind as 'device' }))
    const body = { version, previous: vault.version, sealed, addresses, slots: listed }
    try {
      await frame.login.call(putVault, { body })
      return await refresh(frame)
    } catch (cause) {
      if (!vaultChanged.is(cause) || count === tries) throw cause
      await refresh(frame)
    }
  }
}

/** What this page knew of the vault no longer holds. */
async function refresh(frame: FramePage): Promise<FrameAccount> {
  const account = await reloadAccount(frame)
  frame.state.wallet = null
  return account
}
