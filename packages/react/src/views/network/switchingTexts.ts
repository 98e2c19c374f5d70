import {
  cannotSwitch,
  chainNotSupported,
  chainUnrecognized,
  type LatchkeyError,
  providerUnsupportedMethod,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import { errorText } from '../errorText'

/** What is said about a switch that the wallet did not make. */
export function switchingTexts(
  texts: Pick<Texts, 't' | 'has'>,
  error: LatchkeyError,
  names: { readonly wallet: string; readonly network: string },
): { readonly title: string; readonly text: string } {
  const { t } = texts
  const { wallet, network } = names
  if (userRejected.is(error)) return { title: t('network.declined.title'), text: t('network.declined.text') }
  if (walletBusy.is(error))
    return { title: t('connect.busy.title'), text: t('connect.busy.text', { wallet }) }
  if (cannotSwitch.is(error) || providerUnsupportedMethod.is(error))
    return { title: t('network.cannot.title'), text: t('network.cannot.text', { wallet, network }) }
  if (chainNotSupported.is(error) || chainUnrecognized.is(error))
    return { title: t('network.adding.title', { network }), text: t('network.adding.text', { wallet }) }
  return { title: t('connect.failed.title'), text: errorText(texts, error) }
}
