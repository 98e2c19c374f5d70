import { type FrameAccount, putVault, vaultChanged, vaultLocked } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import type { SlotOpening } from '../vault/VaultTask'
import { keepSecrets } from './keepSecrets'
import { reloadAccount } from './loadAccount'
import { startSlots } from './startSlots'
import { storedWallet } from './storedWallet'
import type { Wallet } from './Wallet'

const tries = 3

/**
 * Gives this device a slot in a wallet that another slot opens. Devices that do so at the same time take turns.
 * @throws vaultLocked, sealBroken, networkFailure
 */
export async function addDevice(
  frame: FramePage,
  first: FrameAccount,
  open: (account: FrameAccount) => Promise<SlotOpening>,
): Promise<Wallet> {
  let account = first
  for (let count = 1; ; count += 1) {
    const { vault, slots: kept, user } = account
    if (!vault) throw vaultLocked()
    const slot = await open(account)
    const made = await frame.vault.run('reseal', {
      vault: { user: user.id, version: vault.version, sealed: vault.sealed, slot },
      version: vault.version + 1,
      isNewKey: false,
      slots: await startSlots(frame, ['device']),
    })
    await keepSecrets(frame, made)
    const { version, sealed, addresses, proofKey } = made
    const listed = [...kept, ...made.slots].map((one) => ({
      slotId: one.slotId,
      kind: one.kind as 'device',
      sealed: one.sealed,
      ...('label' in one ? { label: one.label } : {}),
    }))
    try {
      const body = { version, previous: vault.version, sealed, addresses, proofKey, slots: listed }
      await frame.login.call(putVault, { body })
      return storedWallet(frame, account, made)
    } catch (cause) {
      if (!vaultChanged.is(cause) || count === tries) throw cause
      account = await reloadAccount(frame)
    }
  }
}
