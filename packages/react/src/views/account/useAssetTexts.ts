import type { AssetTexts } from '../../i18n/assets/AssetDictionary'
import { assetLocales } from '../../i18n/assets/assetLocales'
import { en } from '../../i18n/assets/en'
import { useGroupTexts } from '../useGroupTexts'

/** Returns the asset texts, or null while they load. */
export function useAssetTexts(): AssetTexts | null {
  return useGroupTexts(en, assetLocales)
}
