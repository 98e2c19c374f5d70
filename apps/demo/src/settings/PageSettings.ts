import type { Features, NetworkId } from 'latchkey'

/** The languages of the modal, each in its own language. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '中文',
  ar: 'العربية',
} as const

/** What a visitor can set, all of it through the query. */
export type PageSettings = {
  readonly theme: 'system' | 'light' | 'dark'
  /** Six hex digits after `#`. Null uses Latchkey's own accent. */
  readonly accent: string | null
  /** A factor for all corner radii. */
  readonly radius: number
  /** Null follows the browser. */
  readonly locale: keyof typeof languages | null
  /** Null offers every network that the server knows. */
  readonly networks: readonly NetworkId[] | null
  readonly features: Partial<Features>
  readonly embed: boolean
  readonly legal: boolean
  readonly debug: boolean
  /** What is explained before the wallet opens. */
  readonly explain: 'own' | 'all' | 'off'
  readonly exclude: readonly string[]
  /** Wallets on other devices, by QR code or link. Needs a gateway, whose relay carries the messages. */
  readonly pairing: boolean
  /** Whether visitors sign in with their wallet. Null turns sign-in off. */
  readonly siwx: 'required' | 'optional' | null
  /** Where sessions are kept. `gateway` needs a gateway. */
  readonly sessions: 'local' | 'memory' | 'gateway'
  readonly onAccountChange: 'resign' | 'signout' | 'keep'
  readonly onNetworkChange: 'keep' | 'resign'
  readonly wallets: 'demo' | null
}

/** The settings without a query. */
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
  explain: 'own',
  exclude: [],
  pairing: true,
  siwx: null,
  sessions: 'local',
  onAccountChange: 'resign',
  onNetworkChange: 'keep',
  wallets: null,
}
