import { createTranslator, type Dictionary, type Translator } from '@latchkey/ui'
import type { FrameLocale } from './frameLocales'

type Texts = Readonly<Record<string, string>>

/** Where the texts of the other languages are. Each file exports them under the language's name. */
export type OtherLocales<Shape> = {
  readonly [L in Exclude<FrameLocale, 'en'>]: () => Promise<{ readonly [Name in L]: Shape }>
}

/** Loads a dictionary in one language, or English if that one can't be loaded. */
export async function loadDictionary<Shape, L extends FrameLocale>(
  en: Shape,
  others: OtherLocales<Shape>,
  locale: L,
): Promise<{ readonly locale: FrameLocale; readonly texts: Shape }> {
  if (locale === 'en') return { locale, texts: en }
  try {
    return { locale, texts: await load(others, locale) }
  } catch {
    // A request in English is better than none.
    return { locale: 'en', texts: en }
  }
}

async function load<Shape, L extends Exclude<FrameLocale, 'en'>>(others: OtherLocales<Shape>, locale: L) {
  return (await others[locale]())[locale]
}

/** Loads a translator for one language, or English if that one can't be loaded. */
export async function loadTexts<const Source extends Texts>(
  en: Source,
  others: OtherLocales<Dictionary<Source>>,
  wanted: FrameLocale,
): Promise<Translator<Source>> {
  const { locale, texts } = await loadDictionary<Source | Dictionary<Source>, FrameLocale>(en, others, wanted)
  return createTranslator<Source>(texts as Source, locale)
}
