import {
  connectorNotFound,
  type LatchkeyError,
  proposalExpired,
  relayUnreachable,
  sessionExpired,
  walletTimeout,
} from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import type { PairingTexts } from '../../i18n/pairing/en'
import { connectingTexts } from '../connect/connectingTexts'

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
  return connectingTexts(all, error, wallet)
}
