import type { Translator } from '@latchkey/ui'
import type { FrameLocale } from '../frameLocales'
import { loadTexts } from '../loadTexts'
import { en } from './en'

/** The texts of the approval panel in one language. */
export type ApproveTexts = Translator<typeof en>

const others = {
  ar: () => import('./ar'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
}

/** Loads the texts of the approval panel. */
export function loadApproveTexts(locale: FrameLocale): Promise<ApproveTexts> {
  return loadTexts(en, others, locale)
}
