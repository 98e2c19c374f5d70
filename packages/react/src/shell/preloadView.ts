import { currentEntry, getStatus, type Latchkey, preloadConnect, type ViewName } from '@latchkey/core'
import { matchLocale } from '../i18n/matchLocale'
import type { ModalParts } from '../loader/ModalParts'
import { isServedFirst } from './useLoadedTexts'

/** Loads everything that a view needs, at once. Defaults to the view that is or would be shown. */
export function preloadView(latchkey: Latchkey, parts: ModalParts, view?: ViewName): void {
  const state = latchkey.getState()
  const locale = matchLocale(state.locale)
  const home = getStatus(state) === 'connected' ? 'Account' : 'Connect'
  const name = view ?? (state.modal.open ? currentEntry(state.nav).view : home)
  parts.view(name).load()
  if (name === 'ConnectingExternal') preloadConnect(latchkey)
  if (!isServedFirst(locale, name)) parts.dictionary(locale).load()
  if (Object.keys(state.theme.variables).length > 0) parts.theme.load()
}
