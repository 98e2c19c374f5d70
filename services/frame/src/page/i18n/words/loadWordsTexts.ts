import type { Translator } from '@latchkey/ui'
import type { FrameLocale } from '../frameLocales'
import { loadTexts } from '../loadTexts'
import { en } from './en'

/** The texts of the pages with recovery words in one language. */
export type WordsTexts = Translator<typeof en>

const others = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
}

/** Loads the texts of the pages with recovery words. */
export function loadWordsTexts(locale: FrameLocale): Promise<WordsTexts> {
  return loadTexts(en, others, locale)
}
