/** The label of the connect button in every language: it's on the page before any dictionary loads. */
export const buttonTexts = {
  en: 'Connect wallet',
  de: 'Wallet verbinden',
  es: 'Conectar wallet',
  fr: 'Connecter un wallet',
  ja: 'ウォレットを接続',
  zh: '连接钱包',
  ar: 'ربط المحفظة',
} as const
