import { useEffect, useMemo, useRef } from 'react'
import { useInstance } from '../hooks/useInstance'
import { createTexts, type Texts } from '../i18n/createTexts'
import { en } from '../i18n/en'
import type { LocaleName } from '../i18n/matchLocale'
import { usePart } from '../loader/usePart'
import { useModalParts } from './useModalParts'

/** The texts to show, and whether they are the ones that were asked for or the best there is meanwhile. */
export type LoadedTexts = { readonly texts: Texts; readonly isReady: boolean }

/** The texts of a language; those of the language before while they load, English when they can't be had. */
export function useLoadedTexts(locale: LocaleName): LoadedTexts {
  const { logger } = useInstance()
  const part = useModalParts().dictionary(locale)
  const { value: dictionary, error } = usePart(part)
  const before = useRef<Texts | null>(null)
  useEffect(() => void part.load(), [part])
  useEffect(() => {
    if (error) logger.warn(`The texts for ${locale} could not be loaded`, error)
  }, [error, locale, logger])
  const loaded = useMemo(() => dictionary && createTexts(locale, dictionary), [locale, dictionary])
  const english = useMemo(() => createTexts('en', en), [])
  useEffect(() => {
    if (loaded) before.current = loaded
  }, [loaded])
  const texts = loaded ?? before.current ?? english
  return { texts, isReady: texts !== english || error !== undefined }
}
