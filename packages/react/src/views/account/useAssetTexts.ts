import { createTranslator } from '@latchkey/ui'
import { useEffect, useMemo, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import type { AssetDictionary, AssetTexts } from '../../i18n/assets/AssetDictionary'
import { assetLocales } from '../../i18n/assets/assetLocales'
import { en } from '../../i18n/assets/en'
import { type LocaleName, matchLocale } from '../../i18n/matchLocale'

async function load<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<AssetDictionary> {
  return (await assetLocales[locale]())[locale]
}

/** The texts about what an account holds; null while they load, English when they can't be had. */
export function useAssetTexts(): AssetTexts | null {
  const { logger } = useInstance()
  const locale = matchLocale(useTexts().locale)
  const [loaded, setLoaded] = useState<{
    readonly locale: LocaleName
    readonly dictionary: AssetDictionary
  }>()
  useEffect(() => {
    if (locale === 'en') return
    load(locale)
      .catch((cause) => {
        logger.warn(`The texts for ${locale} could not be loaded`, cause)
        return en
      })
      .then((dictionary) => setLoaded({ locale, dictionary }))
  }, [locale, logger])
  const dictionary = locale === 'en' ? en : loaded?.locale === locale ? loaded.dictionary : null
  return useMemo(() => dictionary && createTranslator<typeof en>(dictionary, locale), [dictionary, locale])
}
