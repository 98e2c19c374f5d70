import { type FrameAccount, putVault, type Slot, vaultChanged } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { keepSecrets } from '../../session/keepSecrets'
import { reloadAccount } from '../../session/loadAccount'
import { openWithDevice } from '../../session/openWithDevice'
import type { SlotRequest } from '../../vault/VaultTask'

const tries = 3

/** What a vault gets and keeps. */
export type SlotChange = {
  readonly added: readonly SlotRequest[]
  /** Which slots stay as they are. With a new key, none can. */
  readonly keeps: ((slot: Slot) => boolean) | 'none: new key'
}

/** Stores the wallet with further slots, or with a new key and new slots. Devices that do so at the same time take turns. */
export async function changeSlots(frame: FramePage, { added, keeps }: SlotChange): Promise<FrameAccount> {
  const isNewKey = keeps === 'none: new key'
  for (let count = 1; ; count += 1) {
    const { account } = await ensureWallet(frame)
    const vault = await openWithDevice(frame)
    const made = await frame.vault.run('reseal', {
      vault,
      version: vault.version + 1,
      isNewKey,
      slots: added,
    })
    await keepSecrets(frame, made)
    const { version, sealed, addresses, proofKey } = made
    const kept = isNewKey ? [] : account.slots.filter(keeps)
    const labels = new Map(account.slots.map(({ slotId, label }) => [slotId, label]))
    const slots = [...kept, ...made.slots].map((slot) => ({
      slotId: slot.slotId,
      kind: slot.kind as 'device',
      sealed: slot.sealed,
      label: labels.get(slot.slotId) ?? '',
    }))
    try {
      await frame.login.call(putVault, {
        body: { version, previous: vault.version, sealed, addresses, proofKey, slots },
      })
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
