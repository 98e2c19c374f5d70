import { getAccount, type Latchkey, type ViewName } from '@latchkey/core'
import { matchLocale } from '../i18n/matchLocale'
import type { ModalParts } from './ModalParts'

/** Loads all that showing a view needs, at the same time; without a view, that of the one an opening would show. */
export function preloadModal(latchkey: Latchkey, parts: ModalParts, view?: ViewName): void {
  const state = latchkey.getState()
  parts.shell.load()
  parts.view(view ?? (getAccount(state).isConnected ? 'Account' : 'Connect')).load()
  parts.dictionary(matchLocale(state.locale)).load()
}
