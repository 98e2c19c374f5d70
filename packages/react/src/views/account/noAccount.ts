import { type Latchkey, resetView } from '@latchkey/core'
import type { Translate } from '../../i18n/createTexts'
import type { None } from '../None'

/** What is said, and offered, while no account is connected. */
export function noAccount(latchkey: Latchkey, t: Translate): None {
  return {
    title: t('account.none.title'),
    text: t('account.none.text'),
    action: { text: t('connect.connect.title'), run: () => resetView(latchkey, 'Connect') },
  }
}
