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
import type { HelpTexts } from '../../i18n/help/en'
import { errorText } from '../errorText'

/** Describes a failed switch. */
export function switchingTexts(
  texts: Pick<Texts, 't' | 'has'>,
  help: HelpTexts | null,
  error: LatchkeyError,
  names: { readonly wallet: string; readonly network: string },
): { readonly title: string; readonly text: string } {
  const { t } = texts
  const { wallet, network } = names
  // While these load, the view is hidden or has no error to show.
  if (userRejected.is(error))
    return {
      title: help?.t('network.declined.title') ?? '',
      text: help?.t('network.declined.text') ?? '',
    }
  if (walletBusy.is(error))
    return { title: t('connect.busy.title'), text: t('connect.busy.text', { wallet }) }
  if (cannotSwitch.is(error) || providerUnsupportedMethod.is(error))
    return {
      title: help?.t('network.cannot.title') ?? '',
      text: help?.t('network.cannot.text', { wallet, network }) ?? '',
    }
  if (chainNotSupported.is(error) || chainUnrecognized.is(error))
    return {
      title: help?.t('network.adding.title', { network }) ?? '',
      text: help?.t('network.adding.text', { wallet }) ?? '',
    }
  return { title: t('connect.failed.title'), text: errorText(texts, error) }
}
