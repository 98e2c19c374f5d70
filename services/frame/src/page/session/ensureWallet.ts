import type { FramePage } from '../FramePage'
import { createWallet } from './createWallet'
import { loadAccount } from './loadAccount'
import { recoverWallet } from './recoverWallet'
import type { Wallet } from './Wallet'
import { walletHere } from './walletHere'

/**
 * Returns the signed-in visitor's wallet, once the server has stored it: opens it, gives this device a slot, or
 * creates it. @throws frameSessionEnded, vaultLocked, passwordNeeded, recoveryWait, wayBackNeeded, networkFailure
 */
export function ensureWallet(
  frame: FramePage,
  open: (frame: FramePage) => Promise<Wallet> = prepare,
): Promise<Wallet> {
  const { state } = frame
  if (state.wallet) return state.wallet
  const wallet = open(frame)
  state.wallet = wallet
  // The next message tries again.
  wallet.catch(() => {
    if (state.wallet === wallet) state.wallet = null
  })
  return wallet
}

async function prepare(frame: FramePage): Promise<Wallet> {
  const account = await loadAccount(frame)
  if (!account.vault) return createWallet(frame, account)
  return (await walletHere(frame, account)) ?? recoverWallet(frame, account)
}
