import { getPage } from '../wallet/getPage'
import { registerWallet } from '../wallet/registerWallet'
import type { StandardWallet } from '../wallet/StandardWallet'
import { startAfter } from '../wallet/startAfter'
import { joinStandardWallets } from './joinStandardWallets'
import type { WalletsByFamily } from './MultiWallet'

/**
 * Decides how a brand announces itself: Solana and Bitcoin as one object of the wallet standard, every other family
 * alone.
 */
export function announceBrand(
  wallets: Partial<WalletsByFamily>,
): (target?: EventTarget, afterMs?: number) => () => void {
  const { solana, bitcoin } = wallets
  const isJoined = solana && bitcoin?.form === 'standard'
  const joined = isJoined
    ? joinStandardWallets(solana, {
        wallet: bitcoin.provider as StandardWallet,
        authorise: bitcoin.authorise,
      })
    : undefined
  const alone = Object.entries(wallets)
    .filter(([family]) => !joined || (family !== 'solana' && family !== 'bitcoin'))
    .map(([, wallet]) => wallet)
  return (target = getPage(), afterMs = 0) =>
    startAfter(afterMs, () => {
      const ends = [
        ...alone.map((wallet) => wallet.announce({ target })),
        ...(joined ? [registerWallet([joined], target)] : []),
      ]
      return () => {
        for (const end of ends) end()
      }
    })
}
