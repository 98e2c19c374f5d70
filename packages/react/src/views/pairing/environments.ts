import { telegramOf } from '@latchkey/core'

/** An app with its own browser. */
export type Environment = {
  readonly id: string
  readonly name: string
  /** A part of its user agent. */
  readonly agent: RegExp
  /** Whether it shows by what it adds to the page. */
  readonly isAround?: (page: object) => boolean
}

/**
 * Apps with their own browser. App schemes fail in most of them, often silently, so https links come first
 * and the visitor gets a hint.
 */
export const environments: readonly Environment[] = [
  { id: 'telegram', name: 'Telegram', agent: /Telegram/, isAround: (page) => telegramOf(page) !== null },
  { id: 'discord', name: 'Discord', agent: /Discord/ },
  { id: 'line', name: 'LINE', agent: /\bLine\// },
  { id: 'wechat', name: 'WeChat', agent: /MicroMessenger/ },
  { id: 'instagram', name: 'Instagram', agent: /Instagram/ },
  { id: 'facebook', name: 'Facebook', agent: /\bFB(?:AN|AV|_IAB)\b/ },
  { id: 'tiktok', name: 'TikTok', agent: /TikTok|musical_ly|BytedanceWebview/i },
  { id: 'x', name: 'X', agent: /Twitter/ },
  { id: 'farcaster', name: 'Farcaster', agent: /Farcaster|Warpcast/i },
  { id: 'io.metamask', name: 'MetaMask', agent: /MetaMaskMobile/ },
  { id: 'com.trustwallet.app', name: 'Trust Wallet', agent: /Trust\/|TrustWallet/ },
  { id: 'com.coinbase.wallet', name: 'Base', agent: /CoinbaseWallet|CoinbaseBrowser/ },
  { id: 'com.okex.wallet', name: 'OKX Wallet', agent: /OKApp|OKEx/ },
  { id: 'app.phantom', name: 'Phantom', agent: /Phantom\// },
  { id: 'com.bitget.web3', name: 'Bitget Wallet', agent: /BitKeep|Bitget/ },
  { id: 'im.token', name: 'imToken', agent: /imToken/ },
  { id: 'pro.tokenpocket', name: 'TokenPocket', agent: /TokenPocket/ },
]
