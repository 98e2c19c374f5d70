import { directionOf } from '@latchkey/ui'
import { useSelector } from '../hooks/useSelector'
import { type LocaleName, matchLocale } from '../i18n/matchLocale'

/** The language of the frame, and its direction. */
export function useShellLocale(): { readonly locale: LocaleName; readonly direction: 'ltr' | 'rtl' } {
  const locale = useSelector((state) => matchLocale(state.locale))
  return { locale, direction: directionOf(locale) }
}
