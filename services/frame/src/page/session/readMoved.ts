import type { FramePage } from '../FramePage'
import type { VaultAddresses } from '../vault/VaultTask'
import { openingOf } from './openingOf'
import type { Wallet } from './Wallet'

/** Reads the accounts of a wallet that a window brought from another provider, and keeps them. @throws sealBroken */
export async function readMoved(
  frame: FramePage,
  wallet: Pick<Wallet, 'account' | 'slotId'>,
): Promise<VaultAddresses> {
  const addresses = await frame.vault.run('readAddresses', { vault: await openingOf(frame, wallet) })
  await frame.store.change(({ secrets }) => ({
    secrets: secrets.map((one) => (one.slotId === wallet.slotId ? { ...one, addresses } : one)),
  }))
  return addresses
}
