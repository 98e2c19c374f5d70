import { createTranslator, type Translator } from '@latchkey/ui'
import { useEffect, useMemo, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useTexts } from '../hooks/useTexts'
import { type LocaleName, matchLocale } from '../i18n/matchLocale'

type Other = Exclude<LocaleName, 'en'>
type Texts = Readonly<Record<string, string>>
type Locales<Shape> = { readonly [L in Other]: () => Promise<{ readonly [Name in L]: Shape }> }
type Shaped<Source> = Parameters<typeof createTranslator<Source & Texts>>[0]
/** Texts and the language they're in. */
type Dictionary<Shape> = { readonly locale: LocaleName; readonly texts: Shape }

async function load<Shape, L extends Other>(locales: Locales<Shape>, locale: L): Promise<Shape> {
  return (await locales[locale]())[locale]
}

/** Returns the dictionary of a group of views, which loads with them. Null while loading, English if that fails. */
export function useGroupDictionary<Shape>(en: Shape, locales: Locales<Shape>): Dictionary<Shape> | null {
  const { logger } = useInstance()
  const locale = matchLocale(useTexts().locale)
  const [loaded, setLoaded] = useState<Dictionary<Shape>>()
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
  return useMemo(() => (texts === null ? null : { locale, texts }), [texts, locale])
}

/** Returns the texts of a group of views, which load with them. Null while loading, English if that fails. */
export function useGroupTexts<Source extends Texts>(
  en: Source & Shaped<Source>,
  locales: Locales<Shaped<Source>>,
): Translator<Source> | null {
  const dictionary = useGroupDictionary<Shaped<Source>>(en, locales)
  return useMemo(
    () => dictionary && createTranslator<Source>(dictionary.texts, dictionary.locale),
    [dictionary],
  )
}
