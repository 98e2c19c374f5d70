import type { LocaleName } from './matchLocale'

/** What the connect button says while a wallet is being asked. */
export const connectingTexts: { readonly [L in LocaleName]: string } = {
  en: 'Connecting…',
  de: 'Verbindet …',
  es: 'Conectando…',
  fr: 'Connexion…',
  ja: '接続中…',
  zh: '正在连接…',
  ar: 'جارٍ الربط…',
}
