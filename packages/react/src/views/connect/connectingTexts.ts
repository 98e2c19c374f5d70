import { connectorNotFound, type LatchkeyError, userRejected, walletBusy } from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import { errorText } from '../errorText'

/** Describes a failed request to a wallet. */
export function connectingTexts(
  texts: Pick<Texts, 't' | 'has'>,
  error: LatchkeyError,
  wallet: string,
): { readonly title: string; readonly text: string } {
  const { t } = texts
  if (userRejected.is(error))
    return { title: t('connect.declined.title'), text: t('connect.declined.text', { wallet }) }
  if (walletBusy.is(error))
    return { title: t('connect.busy.title'), text: t('connect.busy.text', { wallet }) }
  if (connectorNotFound.is(error))
    return { title: t('connect.missing.title', { wallet }), text: t('connect.missing.text') }
  return { title: t('connect.failed.title'), text: errorText(texts, error) }
}
