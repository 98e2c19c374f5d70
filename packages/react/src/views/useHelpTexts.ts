import { en } from '../i18n/help/en'
import type { HelpTexts } from '../i18n/help/HelpDictionary'
import { helpLocales } from '../i18n/help/helpLocales'
import { useGroupTexts } from './useGroupTexts'

/** Returns the help texts, or null while they load. */
export function useHelpTexts(): HelpTexts | null {
  return useGroupTexts(en, helpLocales)
}
