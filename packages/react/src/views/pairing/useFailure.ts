import { useTexts } from '../../hooks/useTexts'
import type { PairingTexts } from '../../i18n/pairing/en'
import type { LinkScreen } from '../parts/LinkPanel'
import { failureTexts } from './failureTexts'
import type { Pairing } from './usePairing'

/** Returns the error of a failed pairing and what to do next, or null. */
export function useFailure(
  { error, retry }: Pairing,
  texts: PairingTexts | null,
  name: string,
): Pick<LinkScreen, 'title' | 'text' | 'state' | 'note' | 'copy' | 'action'> | null {
  const all = useTexts()
  if (!error) return null
  const said = texts ? failureTexts(all, texts, error, name) : { title: '', text: '' }
  const action = { kind: 'button', text: all.t('action.retry'), isLoading: false, run: retry } as const
  return { ...said, state: 'error', note: null, copy: null, action }
}
