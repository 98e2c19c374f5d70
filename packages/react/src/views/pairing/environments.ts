import { telegramOf, type WalletBrowser, walletBrowsers } from '@latchkey/core'

/** An app with its own browser. */
export type Environment = WalletBrowser & {
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
  ...walletBrowsers,
]
