import type { LocaleName } from './matchLocale'

/** The labels of a button when the network isn't supported, and when none is known. */
export type NetworkButtonTexts = readonly [switchNetwork: string, selectNetwork: string]

/** In every language: the button is on the page before any dictionary loads. */
export const networkButtonTexts: { readonly [L in LocaleName]: NetworkButtonTexts } = {
  en: ['Switch network', 'Select network'],
  de: ['Netzwerk wechseln', 'Netzwerk wählen'],
  es: ['Cambiar de red', 'Elegir red'],
  fr: ['Changer de réseau', 'Choisir un réseau'],
  ja: ['ネットワークを切り替える', 'ネットワークを選択'],
  zh: ['切换网络', '选择网络'],
  ar: ['تبديل الشبكة', 'اختيار الشبكة'],
}
