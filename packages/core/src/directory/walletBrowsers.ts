import type { Connector } from '../ports/Connector'
import type { Host } from '../ports/Host'
import { plainName } from './withoutDoubles'

/** A wallet whose app has a browser of its own. The id is its reverse-DNS name. */
export type WalletBrowser = {
  readonly id: string
  readonly name: string
  /** A part of its user agent. */
  readonly agent: RegExp
}

/** The browsers of wallets' apps that name themselves. */
export const walletBrowsers: readonly WalletBrowser[] = [
  { id: 'io.metamask', name: 'MetaMask', agent: /MetaMaskMobile/ },
  { id: 'com.trustwallet.app', name: 'Trust Wallet', agent: /Trust\/|TrustWallet/ },
  { id: 'com.coinbase.wallet', name: 'Base', agent: /CoinbaseWallet|CoinbaseBrowser/ },
  { id: 'com.okex.wallet', name: 'OKX Wallet', agent: /OKApp|OKEx/ },
  { id: 'app.phantom', name: 'Phantom', agent: /Phantom\// },
  { id: 'com.bitget.web3', name: 'Bitget Wallet', agent: /BitKeep|Bitget/ },
  { id: 'im.token', name: 'imToken', agent: /imToken/ },
  { id: 'pro.tokenpocket', name: 'TokenPocket', agent: /TokenPocket/ },
]

/**
 * [CON-8] Whether a wallet in the page is the one whose browser shows the page. If another program
 * claims to be it, nothing tells which one it is.
 */
export function isOwnBrowser(
  { id, name, info, contested, isUnverified }: Connector,
  { agent = '', isMobile }: Pick<Host, 'agent' | 'isMobile'>,
): boolean {
  const browser = isMobile && walletBrowsers.find((one) => one.agent.test(agent))
  if (!browser || contested || isUnverified) return false
  // An app may have a name of its own beside that of the extension.
  if (info?.rdns) return info.rdns.replace(/\.mobile$/, '') === browser.id
  // The page-wide object names nobody. In such a browser, it is the app's.
  return id === 'injected' || plainName(name) === plainName(browser.name)
}
