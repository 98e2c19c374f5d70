import { userRejected } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { loadAccount, reloadAccount } from '../../session/loadAccount'
import { recoverWallet } from '../../session/recoverWallet'
import { startSlots } from '../../session/startSlots'
import { storeNewWallet } from '../../session/storeNewWallet'
import type { Wallet } from '../../session/Wallet'
import { walletHere } from '../../session/walletHere'
import { untilWithdrawn } from '../../untilWithdrawn'
import { askPasskey } from './askPasskey'
import { startPasskeySlot } from './startPasskeySlot'

/**
 * Creates the wallet of whoever is signed in, with a passkey as its way back. Does nothing if they have one.
 * @throws frameSessionEnded, userRejected
 */
export async function createWithPasskey(frame: FramePage): Promise<void> {
  const { vault } = await loadAccount(frame)
  if (vault) return
  const press = async () => {
    await ensureWallet(frame, create)
  }
  const isDone = await untilWithdrawn(frame, (signal) =>
    askPasskey(press, { look: frame.state.look, purpose: 'create', signal }),
  )
  if (!isDone) throw userRejected()
}

async function create(frame: FramePage): Promise<Wallet> {
  // Another tab may have created it while this one waited for the visitor.
  const account = await reloadAccount(frame)
  if (account.vault) return (await walletHere(frame, account)) ?? recoverWallet(frame, account)
  const passkey = await startPasskeySlot(frame)
  return storeNewWallet(frame, account, [...(await startSlots(frame, ['device'])), passkey])
}
