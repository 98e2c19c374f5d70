import type { ViewName } from '@latchkey/core'
import type { LocaleName } from '../i18n/matchLocale'

/** Whether the texts that come with the modal are all that a view needs. */
export function isServedFirst(locale: LocaleName, view: ViewName): boolean {
  return locale === 'en' && view === 'Connect'
}
