import { useEffect, useMemo, useRef } from 'react'
import { createTexts, type Texts } from '../i18n/createTexts'
import type { LocaleName } from '../i18n/locales'
import { usePart } from '../loader/usePart'
import { useParts } from '../loader/useParts'

/** The texts of a language once they are loaded; until then those of the language before, if there was one. */
export function useLoadedTexts(locale: LocaleName): {
  readonly texts: Texts | null
  readonly error?: unknown
} {
  const part = useParts().dictionary(locale)
  const { value: dictionary, error } = usePart(part)
  const before = useRef<Texts | null>(null)
  useEffect(() => part.load(), [part])
  const loaded = useMemo(() => (dictionary ? createTexts(locale, dictionary) : null), [locale, dictionary])
  const texts = loaded ?? before.current
  useEffect(() => {
    before.current = texts
  }, [texts])
  return texts ? { texts } : { texts, error }
}
