import type { LocaleName } from './matchLocale'

/** What a button says where the network can't be used, and where none is known. */
export type NetworkButtonTexts = readonly [switchNetwork: string, selectNetwork: string]

/** In every language at once: the button stands in the page before any dictionary is loaded. */
export const networkButtonTexts: { readonly [L in LocaleName]: NetworkButtonTexts } = {
  en: ['Switch network', 'Select network'],
  de: ['Netzwerk wechseln', 'Netzwerk wählen'],
  es: ['Cambiar de red', 'Elegir red'],
  fr: ['Changer de réseau', 'Choisir un réseau'],
  ja: ['ネットワークを切り替える', 'ネットワークを選択'],
  zh: ['切换网络', '选择网络'],
  ar: ['تبديل الشبكة', 'اختيار الشبكة'],
}
