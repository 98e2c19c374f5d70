import { currentEntry, type ViewEntry } from '@latchkey/core'
import { useEffect } from 'react'
import { useSelector } from '../hooks/useSelector'
import type { AnyView } from '../loader/ModalParts'
import { usePart } from '../loader/usePart'
import { useModalParts } from './useModalParts'

/** The view on top of the stack and, once it is loaded, its component. */
export type CurrentView = {
  readonly entry: ViewEntry
  readonly key: string
  readonly isBack: boolean
  readonly View: AnyView | undefined
  readonly error: unknown
}

/** Follows the view stack and loads what it asks for. */
export function useCurrentView(): CurrentView {
  const { entry, isBack } = useSelector(({ nav }) => ({ entry: currentEntry(nav), isBack: nav.isBack }))
  const part = useModalParts().view(entry.view)
  const { value: View, error } = usePart(part)
  useEffect(() => void part.load(), [part])
  // The same view with other data is another screen.
  return { entry, key: `${entry.view} ${JSON.stringify(entry.data)}`, isBack, View, error }
}
