/** A program that shows pages inside itself. */
export type Environment = {
  readonly id: string
  readonly name: string
  /** What its user agent contains. */
  readonly agent: RegExp
  /** A global that it puts into every page. */
  readonly mark?: string
}

/**
 * Programs with a browser of their own. Links to other apps by a scheme fail in most of them, often without a word; so
 * there https links are tried first, and a visitor is told what else to do.
 */
export const environments: readonly Environment[] = [
  { id: 'telegram', name: 'Telegram', agent: /Telegram/, mark: 'TelegramWebviewProxy' },
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
