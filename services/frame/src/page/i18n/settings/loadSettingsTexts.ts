import type { Translator } from '@latchkey/ui'
import type { FrameLocale } from '../frameLocales'
import { loadTexts } from '../loadTexts'
import { en } from './en'

/** The texts of the wallet's settings in one language. */
export type SettingsTexts = Translator<typeof en>

const others = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
}

/** Loads the texts of the wallet's settings. */
export function loadSettingsTexts(locale: FrameLocale): Promise<SettingsTexts> {
  return loadTexts(en, others, locale)
}
