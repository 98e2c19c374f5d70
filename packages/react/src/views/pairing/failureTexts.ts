import {
  connectorNotFound,
  type LatchkeyError,
  proposalExpired,
  relayUnreachable,
  sessionExpired,
  userRejected,
  walletTimeout,
} from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import type { PairingTexts } from '../../i18n/pairing/PairingDictionary'
import { errorText } from '../errorText'

/** Describes a failed pairing. */
export function failureTexts(
  all: Pick<Texts, 't' | 'has'>,
  own: PairingTexts,
  error: LatchkeyError,
  wallet: string,
): { readonly title: string; readonly text: string } {
  const say = (kind: 'unreachable' | 'expired' | 'unavailable' | 'session') => ({
    title: own.t(`pairing.${kind}.title`),
    text: own.t(`pairing.${kind}.text`),
  })
  if (relayUnreachable.is(error)) return say('unreachable')
  if (proposalExpired.is(error) || walletTimeout.is(error)) return say('expired')
  if (sessionExpired.is(error)) return say('session')
  if (connectorNotFound.is(error)) return say('unavailable')
  // Not by `connectingTexts`, which comes with the question to a wallet and would be cut out of its script.
  if (userRejected.is(error))
    return { title: all.t('connect.declined.title'), text: all.t('connect.declined.text', { wallet }) }
  return { title: all.t('connect.failed.title'), text: errorText(all, error) }
}
