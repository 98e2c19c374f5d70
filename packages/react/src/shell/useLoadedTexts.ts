import type { ViewName } from '@latchkey/core'
import { useEffect, useMemo, useRef } from 'react'
import { useInstance } from '../hooks/useInstance'
import { createTexts, type Texts } from '../i18n/createTexts'
import type { Dictionary } from '../i18n/Dictionary'
import { enFirst } from '../i18n/enFirst'
import type { LocaleName } from '../i18n/matchLocale'
import { usePart } from '../loader/usePart'
import { useModalParts } from './useModalParts'

/** Whether the texts that come with the modal are enough for a view. */
export function isServedFirst(locale: LocaleName, view: ViewName): boolean {
  return locale === 'en' && view === 'Connect'
}

/** The English texts that come with the modal: enough for its frame and the first view. */
function firstTexts(): Texts {
  // No other view is shown before the whole dictionary has loaded.
  return createTexts('en', enFirst as Dictionary)
}

/** The texts to show, and whether they include all of the view's. */
export type LoadedTexts = { readonly texts: Texts; readonly hasTexts: boolean; readonly error: unknown }

/** Returns the texts of a language; those of the previous language while they load, English if they can't be loaded. */
export function useLoadedTexts(locale: LocaleName, view: ViewName): LoadedTexts {
  const { logger } = useInstance()
  const { dictionary } = useModalParts()
  const [wanted, english] = [dictionary(locale), dictionary('en')]
  const { value, error } = usePart(wanted)
  const fallback = usePart(english)
  const before = useRef<Texts | null>(null)
  useEffect(() => {
    if (!isServedFirst(locale, view)) wanted.load()
  }, [wanted, locale, view])
  useEffect(() => {
    if (!error) return
    logger.warn(`Could not load the texts for ${locale}`, error)
    if (english !== wanted) english.load()
  }, [error, wanted, english, locale, logger])

  const loaded = useMemo(() => value && createTexts(locale, value), [locale, value])
  const spare = useMemo(() => fallback.value && createTexts('en', fallback.value), [fallback.value])
  const first = useMemo(firstTexts, [])
  useEffect(() => {
    if (loaded) before.current = loaded
  }, [loaded])
  const whole = loaded ?? before.current ?? (error ? spare : null)
  return {
    texts: whole ?? first,
    hasTexts: Boolean(whole) || isServedFirst(error ? 'en' : locale, view),
    error: error && fallback.error,
  }
}
