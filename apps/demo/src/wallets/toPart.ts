import type { WalletPart } from './DemoWallet'

type Wallet = Omit<WalletPart, 'accounts' | 'selected'>

/** One family's side of a wallet; `selected` tells which of its accounts is chosen now. */
export function toPart(wallet: Wallet, accounts: readonly string[], selected: () => number): WalletPart {
  // They remember how they were told to answer, but the panel that tells them starts afresh.
  wallet.approve()
  return {
    approve: wallet.approve,
    reject: wallet.reject,
    delay: wallet.delay,
    hang: wallet.hang,
    release: wallet.release,
    lock: wallet.lock,
    unlock: wallet.unlock,
    switchAccount: wallet.switchAccount,
    forget: wallet.forget,
    unload: wallet.unload,
    accounts,
    get state() {
      return wallet.state
    },
    get selected() {
      return selected()
    },
  }
}
