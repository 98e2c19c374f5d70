import { getStatus, type Latchkey, type ViewName } from '@latchkey/core'
import { matchLocale } from '../i18n/matchLocale'
import type { PageParts } from './ModalParts'

/** Loads all that showing a view needs; without a view, that of the one an opening would show. */
export async function preloadModal(latchkey: Latchkey, { modal }: PageParts, view?: ViewName): Promise<void> {
  await modal.load()
  const state = latchkey.getState()
  const parts = modal.getState().value?.parts
  parts?.dictionary(matchLocale(state.locale)).load()
  if (Object.keys(state.theme.variables).length > 0) parts?.theme.load()
  parts?.view(view ?? (getStatus(state) === 'connected' ? 'Account' : 'Connect')).load()
}
