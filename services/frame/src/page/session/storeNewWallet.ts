import { type FrameAccount, putVault, vaultExists } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import type { SlotRequest } from '../vault/VaultTask'
import { keepSecrets } from './keepSecrets'
import { reloadAccount } from './loadAccount'
import { recoverWallet } from './recoverWallet'
import { storedWallet } from './storedWallet'
import type { Wallet } from './Wallet'
import { walletHere } from './walletHere'

/**
 * Makes the keys of a new wallet here, then stores all of it or nothing in one upload. If the account got a wallet
 * meanwhile, that one is opened. @throws vaultLocked, networkFailure
 */
export async function storeNewWallet(
  frame: FramePage,
  account: FrameAccount,
  slots: readonly SlotRequest[],
): Promise<Wallet> {
  const made = await frame.vault.run('create', { user: account.user.id, version: 1, slots })
  await keepSecrets(frame, made)
  const { version, sealed, addresses, proofKey } = made
  const listed = made.slots.map(({ slotId, kind, sealed }) => ({ slotId, kind: kind as 'device', sealed }))
  try {
    await frame.login.call(putVault, { body: { version, sealed, addresses, proofKey, slots: listed } })
  } catch (cause) {
    if (!vaultExists.is(cause)) throw cause
    // Another tab was first, or the answer to our own upload got lost.
    const current = await reloadAccount(frame)
    return (await walletHere(frame, current)) ?? recoverWallet(frame, current)
  }
  return storedWallet(frame, account, made)
}
