/** A program that shows pages inside itself. */
export type Environment = {
  readonly id: string
  readonly name: string
  /** What its user agent contains. */
  readonly agent: RegExp
  /** A global that it puts into every page. */
  readonly mark?: string
  readonly kind: 'messenger' | 'social' | 'wallet'
}

/**
 * Programs with a browser of their own. Links to other apps by a scheme fail in most of them, often without a word; so
 * there https links are tried first, and a visitor is told what else to do.
 */
export const environments: readonly Environment[] = [
  { id: 'telegram', name: 'Telegram', agent: /Telegram/, mark: 'TelegramWebviewProxy', kind: 'messenger' },
  { id: 'discord', name: 'Discord', agent: /Discord/, kind: 'messenger' },
  { id: 'line', name: 'LINE', agent: /\bLine\//, kind: 'messenger' },
  { id: 'wechat', name: 'WeChat', agent: /MicroMessenger/, kind: 'messenger' },
  { id: 'instagram', name: 'Instagram', agent: /Instagram/, kind: 'social' },
  { id: 'facebook', name: 'Facebook', agent: /\bFB(?:AN|AV|_IAB)\b/, kind: 'social' },
  { id: 'tiktok', name: 'TikTok', agent: /TikTok|musical_ly|BytedanceWebview/i, kind: 'social' },
  { id: 'x', name: 'X', agent: /Twitter/, kind: 'social' },
  { id: 'farcaster', name: 'Farcaster', agent: /Farcaster|Warpcast/i, kind: 'social' },
  { id: 'io.metamask', name: 'MetaMask', agent: /MetaMaskMobile/, kind: 'wallet' },
  { id: 'com.trustwallet.app', name: 'Trust Wallet', agent: /Trust\/|TrustWallet/, kind: 'wallet' },
  { id: 'com.coinbase.wallet', name: 'Base', agent: /CoinbaseWallet|CoinbaseBrowser/, kind: 'wallet' },
  { id: 'com.okex.wallet', name: 'OKX Wallet', agent: /OKApp|OKEx/, kind: 'wallet' },
  { id: 'app.phantom', name: 'Phantom', agent: /Phantom\//, kind: 'wallet' },
  { id: 'com.bitget.web3', name: 'Bitget Wallet', agent: /BitKeep|Bitget/, kind: 'wallet' },
  { id: 'im.token', name: 'imToken', agent: /imToken/, kind: 'wallet' },
  { id: 'pro.tokenpocket', name: 'TokenPocket', agent: /TokenPocket/, kind: 'wallet' },
]
