import {
  type NetworkId,
  parseSignInMessage,
  type SignInData,
  type SignInSession,
  signInMalformed,
  wrongAddress,
  wrongChain,
} from '@latchkey/protocol'
import type { SignedAlong } from '../../pairing/OneClick'
import { assertSigned } from '../message/assertSigned'

/**
 * Fields that must match the request. The pairing client reports the time, and it compares statement and resources,
 * to which the connection's grant is added.
 */
const fixed = ['domain', 'uri', 'nonce', 'version', 'expirationTime', 'notBefore', 'requestId'] as const

/**
 * [WC-8] Turns what a wallet signed along with its connection into a session. The signed text counts; the wallet's other
 * fields must agree with it.
 * @throws signInMalformed, wrongDomain, wrongUri, wrongNonce, wrongChain, wrongAddress
 */
export function toSession(
  { data: asked, chains }: { readonly data: SignInData; readonly chains: readonly NetworkId[] },
  { cacao, message }: SignedAlong,
): SignInSession {
  const data = parseSignInMessage(message)
  assertSigned(asked, data, fixed)
  if (!chains.includes(data.chainId)) throw wrongChain({ chainId: data.chainId })
  const issuer = `did:pkh:${data.chainId}:${data.accountAddress}`
  if (cacao.p.iss !== issuer) throw wrongAddress({ address: cacao.p.iss, expected: issuer })
  if (cacao.p.nonce !== data.nonce || cacao.p.domain !== data.domain || cacao.p.aud !== data.uri)
    throw signInMalformed({ reason: 'cacao' })
  return { data, message, signature: cacao.s.s, cacao }
}
