/** What the connect button says, in every language at once: it stands in the page before any dictionary is loaded. */
export const buttonTexts = {
  en: 'Connect wallet',
  de: 'Wallet verbinden',
  es: 'Conectar wallet',
  fr: 'Connecter un wallet',
  ja: 'ウォレットを接続',
  zh: '连接钱包',
  ar: 'ربط المحفظة',
} as const
