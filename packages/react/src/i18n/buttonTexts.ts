import type { LocaleName } from './locales'

/** What the buttons say. */
export type ButtonTexts = {
  readonly connect: string
  readonly connecting: string
  readonly switchNetwork: string
  readonly selectNetwork: string
}

const texts = (
  connect: string,
  connecting: string,
  switchNetwork: string,
  selectNetwork: string,
): ButtonTexts => ({
  connect,
  connecting,
  switchNetwork,
  selectNetwork,
})

/** In every language at once: the buttons stand in the page before any dictionary is loaded. */
export const buttonTexts: { readonly [L in LocaleName]: ButtonTexts } = {
  en: /* @__PURE__ */ texts('Connect wallet', 'Connecting…', 'Switch network', 'Select network'),
  de: /* @__PURE__ */ texts('Wallet verbinden', 'Verbinden …', 'Netzwerk wechseln', 'Netzwerk wählen'),
  es: /* @__PURE__ */ texts('Conectar wallet', 'Conectando…', 'Cambiar de red', 'Elegir red'),
  fr: /* @__PURE__ */ texts('Connecter un wallet', 'Connexion…', 'Changer de réseau', 'Choisir un réseau'),
  ja: /* @__PURE__ */ texts('ウォレットを接続', '接続中…', 'ネットワークを切り替える', 'ネットワークを選択'),
  zh: /* @__PURE__ */ texts('连接钱包', '正在连接…', '切换网络', '选择网络'),
  ar: /* @__PURE__ */ texts('ربط المحفظة', 'جارٍ الربط…', 'تبديل الشبكة', 'اختيار الشبكة'),
}
