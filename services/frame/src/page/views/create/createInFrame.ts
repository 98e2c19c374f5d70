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
import type { SlotRequest } from '../../vault/VaultTask'
import { bringWallet } from '../move/bringWallet'
import { startPasskeySlot } from '../passkey/startPasskeySlot'
import { startPasswordSlot } from '../password/startPasswordSlot'
import { askWayBack } from './askWayBack'

/**
 * Creates a wallet for the signed-in visitor, with a passkey or a password as the way back. Does nothing if one exists.
 * @throws frameSessionEnded, userRejected
 */
export async function createInFrame(frame: FramePage): Promise<void> {
  const { vault, user } = await loadAccount(frame)
  if (vault) return
  const create = async (startSlot: () => Promise<SlotRequest>) => {
    await ensureWallet(frame, () => createWith(frame, startSlot))
  }
  const isDone = await untilWithdrawn(frame, (signal) =>
    askWayBack(
      {
        byPasskey: () => create(() => startPasskeySlot(frame)),
        byPassword: (password) => create(() => startPasswordSlot(frame, user.id, password)),
        async byMove(shown) {
          await bringWallet(frame, shown)
          await ensureWallet(frame)
        },
      },
      { look: frame.state.look, email: user.email, signal },
    ),
  )
  if (!isDone) throw userRejected()
}

async function createWith(frame: FramePage, startSlot: () => Promise<SlotRequest>): Promise<Wallet> {
  // Another tab may have created it while this one waited for the visitor.
  const account = await reloadAccount(frame)
  if (account.vault) return (await walletHere(frame, account)) ?? recoverWallet(frame, account)
  const wayBack = await startSlot()
  return storeNewWallet(frame, account, [...(await startSlots(frame, ['device'])), wayBack])
}
