import type { LocaleName } from '../../i18n/matchLocale'
import { en, type SwapDictionary, type SwapTexts } from '../../i18n/swap/en'
import { useGroupTexts } from '../useGroupTexts'

/** Loads the texts about swapping in a language. English comes with the views. */
export const swapLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: SwapDictionary }>
} = {
  de: () => import('../../i18n/swap/de'),
  es: () => import('../../i18n/swap/es'),
  fr: () => import('../../i18n/swap/fr'),
  ja: () => import('../../i18n/swap/ja'),
  zh: () => import('../../i18n/swap/zh'),
  ar: () => import('../../i18n/swap/ar'),
}

/** Returns the texts about swapping, or null while they load. */
export function useSwapTexts(): SwapTexts | null {
  return useGroupTexts(en, swapLocales)
}
