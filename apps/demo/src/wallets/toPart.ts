import type { WalletPart } from './DemoWallet'

type Wallet = Omit<WalletPart, 'accounts' | 'selected'>

/** Wraps one family's side of a wallet. `selected` returns the selected account. */
export function toPart(wallet: Wallet, accounts: readonly string[], selected: () => number): WalletPart {
  // Wallets keep their scripted answers, but the panel starts over.
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
