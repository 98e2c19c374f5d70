import { type AssetDictionary, type AssetTexts, en } from '../../i18n/assets/en'
import type { LocaleName } from '../../i18n/matchLocale'
import { useGroupTexts } from '../useGroupTexts'

/** What every panel is given. */
export type PanelProps = {
  readonly texts: AssetTexts
  /** Whether it's one of the account's tabs, not a view of its own. */
  readonly isTab?: boolean
}

/** Loads the asset texts of a language. English comes with the views. */
export const assetLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: AssetDictionary }>
} = {
  de: () => import('../../i18n/assets/de'),
  es: () => import('../../i18n/assets/es'),
  fr: () => import('../../i18n/assets/fr'),
  ja: () => import('../../i18n/assets/ja'),
  zh: () => import('../../i18n/assets/zh'),
  ar: () => import('../../i18n/assets/ar'),
}

/** Returns the asset texts, or null while they load. */
export function useAssetTexts(): AssetTexts | null {
  return useGroupTexts(en, assetLocales)
}
