import { postVaultProof, type Slot, userRejected, wayBackNeeded } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { addDevice } from '../../session/addDevice'
import { ensureWallet } from '../../session/ensureWallet'
import { loadAccount, reloadAccount } from '../../session/loadAccount'
import type { Wallet } from '../../session/Wallet'
import { walletHere } from '../../session/walletHere'
import { untilWithdrawn } from '../../untilWithdrawn'
import { wipe } from '../../vault/wipe'
import { openByPasskey } from '../passkey/openByPasskey'
import { askToOpen } from './askToOpen'
import { tryPassword } from './tryPassword'

/**
 * Asks for the password or a passkey of a wallet that this device can't open, and gives the device a slot. Does nothing if
 * it has one. @throws frameSessionEnded, wayBackNeeded, userRejected
 */
export async function unlockWallet(frame: FramePage): Promise<void> {
  const account = await loadAccount(frame)
  if (!account.vault) throw wayBackNeeded()
  if (await walletHere(frame, account)) return
  const has = (wanted: Slot['kind']) => account.slots.some(({ kind }) => kind === wanted)
  const byPassword = async (password: string) => {
    await ensureWallet(frame, () => open(frame, password))
  }
  const ways = {
    byPassword: has('password') ? byPassword : undefined,
    byPasskey:
      has('passkey') && 'PublicKeyCredential' in window ? () => openByPasskey(frame, account) : undefined,
  }
  const isDone = await untilWithdrawn(frame, (signal) =>
    askToOpen(ways, { look: frame.state.look, email: account.user.email, signal }),
  )
  if (!isDone) throw userRejected()
}

async function open(frame: FramePage, password: string): Promise<Wallet> {
  // Another tab may have opened or changed it while this one waited for the visitor.
  const account = await reloadAccount(frame)
  const here = await walletHere(frame, account)
  if (here) return here
  const { slot, signature } = await tryPassword(frame, account, password)
  try {
    await frame.login.call(postVaultProof, { body: { signature } })
    return await addDevice(frame, account, async ({ slots }) => ({
      ...slot,
      sealed: slots.find(({ slotId }) => slotId === slot.slotId)?.sealed ?? '',
    }))
  } finally {
    wipe(slot.a, slot.b)
  }
}
