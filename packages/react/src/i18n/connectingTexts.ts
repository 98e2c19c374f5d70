import type { LocaleName } from './matchLocale'

/** The label of the connect button while it waits for a wallet. */
export const connectingTexts: { readonly [L in LocaleName]: string } = {
  en: 'Connecting…',
  de: 'Verbindet …',
  es: 'Conectando…',
  fr: 'Connexion…',
  ja: '接続中…',
  zh: '正在连接…',
  ar: 'جارٍ الربط…',
}
