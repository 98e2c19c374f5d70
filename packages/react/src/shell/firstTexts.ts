import { createTexts, type Texts } from '../i18n/createTexts'
import type { Dictionary } from '../i18n/Dictionary'
import { enFirst } from '../i18n/enFirst'

/** The English texts that come with the modal: enough for its frame and for the first view. */
export function firstTexts(): Texts {
  // No other view is shown before the whole dictionary is there.
  return createTexts('en', enFirst as Dictionary)
}
