import type { Translator } from '@latchkey/ui'
import type { FrameLocale } from '../frameLocales'
import { loadTexts } from '../loadTexts'
import { en } from './en'

/** The texts of the window that moves a wallet in one language. */
export type MoveTexts = Translator<typeof en>

const others = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
}

/** Loads the texts of the window that moves a wallet. */
export function loadMoveTexts(locale: FrameLocale): Promise<MoveTexts> {
  return loadTexts(en, others, locale)
}
