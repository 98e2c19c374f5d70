import type { LocaleName } from './matchLocale'

/** What the connect button says, and what it says while a wallet is being asked. */
export type ButtonTexts = readonly [connect: string, connecting: string]

/** In every language at once: the button stands in the page before any dictionary is loaded. */
export const buttonTexts: { readonly [L in LocaleName]: ButtonTexts } = {
  en: ['Connect wallet', 'Connecting…'],
  de: ['Wallet verbinden', 'Verbindet …'],
  es: ['Conectar wallet', 'Conectando…'],
  fr: ['Connecter un wallet', 'Connexion…'],
  ja: ['ウォレットを接続', '接続中…'],
  zh: ['连接钱包', '正在连接…'],
  ar: ['ربط المحفظة', 'جارٍ الربط…'],
}
