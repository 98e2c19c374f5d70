import { type Latchkey, resetView } from '@latchkey/core'
import type { Translate } from '../../i18n/createTexts'
import type { EmptyContent } from '../parts/NothingHere'

/** The empty state without a connected account. */
export function noAccount(latchkey: Latchkey, t: Translate): EmptyContent {
  return {
    title: t('account.none.title'),
    text: t('account.none.text'),
    action: { text: t('connect.connect.title'), run: () => resetView(latchkey, 'Connect') },
  }
}
