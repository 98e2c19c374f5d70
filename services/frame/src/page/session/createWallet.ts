import { type FrameAccount, wayBackNeeded } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { startSlots } from './startSlots'
import { storeNewWallet } from './storeNewWallet'
import type { Wallet } from './Wallet'

/** Creates a wallet that the operator can restore. @throws wayBackNeeded if the operator doesn't, networkFailure */
export async function createWallet(frame: FramePage, account: FrameAccount): Promise<Wallet> {
  // With a device's slot alone, clearing the browser would lose the wallet.
  if (account.recovery !== 'automatic') throw wayBackNeeded()
  return storeNewWallet(frame, account, await startSlots(frame, ['device', 'auto']))
}
