import { useSelector } from '../hooks/useSelector'
import { type ButtonTexts, buttonTexts } from '../i18n/buttonTexts'
import { matchLocale } from '../i18n/matchLocale'

/** The buttons' words in the current language. */
export function useButtonTexts(): ButtonTexts {
  return useSelector((state) => buttonTexts[matchLocale(state.locale)])
}
