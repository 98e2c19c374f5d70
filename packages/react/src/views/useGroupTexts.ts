import { createTranslator, type Translator } from '@latchkey/ui'
import { useEffect, useMemo, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useTexts } from '../hooks/useTexts'
import { type LocaleName, matchLocale } from '../i18n/matchLocale'

type Other = Exclude<LocaleName, 'en'>
type Texts = Readonly<Record<string, string>>
type Locales<Source> = { readonly [L in Other]: () => Promise<{ readonly [Name in L]: Shaped<Source> }> }
type Shaped<Source> = Parameters<typeof createTranslator<Source & Texts>>[0]

async function load<Source, L extends Other>(locales: Locales<Source>, locale: L): Promise<Shaped<Source>> {
  return (await locales[locale]())[locale]
}

/** Returns the texts of a group of views, which load with them. Null while loading, English if that fails. */
export function useGroupTexts<Source extends Texts>(
  en: Source & Shaped<Source>,
  locales: Locales<Source>,
): Translator<Source> | null {
  const { logger } = useInstance()
  const locale = matchLocale(useTexts().locale)
  const [loaded, setLoaded] = useState<{ readonly locale: LocaleName; readonly texts: Shaped<Source> }>()
  useEffect(() => {
    if (locale === 'en') return
    load(locales, locale)
      .catch((cause) => {
        logger.warn(`Could not load the texts for ${locale}`, cause)
        return en
      })
      .then((texts) => setLoaded({ locale, texts }))
  }, [locale, locales, en, logger])
  const texts = locale === 'en' ? en : loaded?.locale === locale ? loaded.texts : null
  return useMemo(() => texts && createTranslator<Source>(texts, locale), [texts, locale])
}
