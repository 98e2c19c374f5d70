import { currentEntry, type ViewEntry } from '@latchkey/core'
import { useEffect, useMemo } from 'react'
import { useSelector } from '../hooks/useSelector'
import type { Texts } from '../i18n/createTexts'
import type { AnyView } from '../loader/ModalParts'
import { usePart } from '../loader/usePart'
import { useLoadedTexts } from './useLoadedTexts'
import { useModalParts } from './useModalParts'
import { useShellLocale } from './useShellLocale'

/** The view on top of the stack with everything it needs, as far as that has loaded. */
export type CurrentView = {
  readonly entry: ViewEntry
  readonly key: string
  readonly isBack: boolean
  readonly View: AnyView | undefined
  readonly texts: Texts
  /** Whether the texts are those that the view needs. */
  readonly hasTexts: boolean
  /** Whether everything has loaded. */
  readonly isReady: boolean
  readonly error: unknown
  /** Tries again to load what is missing. */
  reload(): void
}

/** Follows the view stack and loads what it needs. */
export function useCurrentView(): CurrentView {
  const { entry, isBack } = useSelector(({ nav }) => ({ entry: currentEntry(nav), isBack: nav.isBack }))
  const { locale } = useShellLocale()
  const { view, dictionary } = useModalParts()
  const part = view(entry.view)
  const { value: View, error } = usePart(part)
  const { texts, hasTexts, error: textsError } = useLoadedTexts(locale, entry.view)
  useEffect(() => void part.load(), [part])
  return useMemo(
    () => ({
      entry,
      // The same view with other data is another screen.
      key: `${entry.view} ${JSON.stringify(entry.data)}`,
      isBack,
      View,
      texts,
      hasTexts,
      isReady: hasTexts && View !== undefined,
      error: error ?? textsError,
      reload: () => {
        part.load()
        dictionary(locale).load()
      },
    }),
    [entry, isBack, View, texts, hasTexts, error, textsError, part, dictionary, locale],
  )
}
