import { useLegal } from '../connect/useLegal'
import type { ViewProps } from '../ViewProps'
import { useEmailEntry } from './useEmailEntry'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** What the view for a login by email shows. */
export function useEmailLogin(_props: ViewProps<'EmailLogin'>) {
  const legal = useLegal()
  return {
    legal,
    entry: useEmailEntry(legal.isBlocked),
    text: useEmbeddedTexts()?.t('embedded.email.text') ?? '',
  }
}
