import { type FrameAccount, putVault, vaultExists } from '@latchkey/protocol'
import { wayBackNeeded } from '../errors'
import type { FramePage } from '../FramePage'
import { keepSecrets } from './keepSecrets'
import { reloadAccount } from './loadAccount'
import { recoverWallet } from './recoverWallet'
import { startSlots } from './startSlots'
import { storedWallet } from './storedWallet'
import type { Wallet } from './Wallet'
import { walletHere } from './walletHere'

/**
 * Creates a wallet: keys here, then one upload that either stores all of it or nothing. If the account got a wallet
 * meanwhile, that one is opened. @throws wayBackNeeded, networkFailure
 */
export async function createWallet(frame: FramePage, account: FrameAccount): Promise<Wallet> {
  // With a device's slot alone, clearing the browser would lose the wallet.
  if (account.recovery !== 'automatic') throw wayBackNeeded()
  const slots = await startSlots(frame, ['device', 'auto'])
  const made = await frame.vault.run('create', { user: account.user.id, version: 1, slots })
  await keepSecrets(frame, made)
  const { version, sealed, addresses } = made
  const listed = made.slots.map(({ slotId, kind, sealed }) => ({ slotId, kind: kind as 'device', sealed }))
  try {
    await frame.login.call(putVault, { body: { version, sealed, addresses, slots: listed } })
  } catch (cause) {
    if (!vaultExists.is(cause)) throw cause
    // Another tab was first, or the answer to our own upload got lost.
    const current = await reloadAccount(frame)
    return (await walletHere(frame, current)) ?? recoverWallet(frame, current)
  }
  return storedWallet(frame, account, made)
}
