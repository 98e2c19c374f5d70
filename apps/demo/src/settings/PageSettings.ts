import type { Features, NetworkId } from 'latchkey'

/** The languages the modal speaks, each by its own name. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '中文',
  ar: 'العربية',
} as const

/** What a visitor of the page has chosen; the query says all of it. */
export type PageSettings = {
  readonly theme: 'system' | 'light' | 'dark'
  /** Six hexadecimal digits after `#`; null is the accent that Latchkey has by itself. */
  readonly accent: string | null
  /** A factor on all corners. */
  readonly radius: number
  /** Null follows the visitor's browser. */
  readonly locale: keyof typeof languages | null
  /** Null offers every network that the server knows. */
  readonly networks: readonly NetworkId[] | null
  readonly features: Partial<Features>
  readonly embed: boolean
  readonly legal: boolean
  readonly debug: boolean
  readonly exclude: readonly string[]
  /** Wallets elsewhere, by QR code or link; they need a gateway, whose relay carries the messages. */
  readonly pairing: boolean
  /** Whether visitors sign in with their wallet; null leaves sign-in out. */
  readonly siwx: 'required' | 'optional' | null
  /** Where the sign-ins are kept; the gateway's need a gateway. */
  readonly sessions: 'local' | 'memory' | 'gateway'
  readonly onAccountChange: 'resign' | 'signout' | 'keep'
  readonly onNetworkChange: 'keep' | 'resign'
  readonly wallets: 'demo' | null
}

/** The page without a query. */
export const defaultPageSettings: PageSettings = {
  theme: 'system',
  accent: null,
  radius: 1,
  locale: null,
  networks: null,
  features: {},
  embed: false,
  legal: false,
  debug: false,
  exclude: [],
  pairing: true,
  siwx: null,
  sessions: 'local',
  onAccountChange: 'resign',
  onNetworkChange: 'keep',
  wallets: null,
}
