import type { Translator } from '@latchkey/ui'
import type { FrameLocale } from '../frameLocales'
import { loadTexts } from '../loadTexts'
import { en } from './en'

/** The texts of the panel for permissions in one language. */
export type GrantTexts = Translator<typeof en>

const others = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
}

/** Loads the texts of the panel for permissions. */
export function loadGrantTexts(locale: FrameLocale): Promise<GrantTexts> {
  return loadTexts(en, others, locale)
}
