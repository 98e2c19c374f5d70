import type { AssetTexts } from '../../i18n/assets/AssetDictionary'
import { assetLocales } from '../../i18n/assets/assetLocales'
import { en } from '../../i18n/assets/en'
import { useGroupTexts } from '../useGroupTexts'

/** The texts about what an account holds; null while they load. */
export function useAssetTexts(): AssetTexts | null {
  return useGroupTexts(en, assetLocales)
}
