import type { Translator } from '@latchkey/ui'
import { en } from '../i18n/help/en'
import { helpLocales } from '../i18n/help/helpLocales'
import { useGroupTexts } from './useGroupTexts'

/** The texts that explain; null while they load. */
export function useHelpTexts(): Translator<typeof en> | null {
  return useGroupTexts(en, helpLocales)
}
