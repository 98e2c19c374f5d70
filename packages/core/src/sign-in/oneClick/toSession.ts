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
 * What has to be as it was asked for. When it was made, the client of the pairing says; statement and resources have the
 * grant of the connection added, and are compared there.
 */
const fixed = ['domain', 'uri', 'nonce', 'version', 'expirationTime', 'notBefore', 'requestId'] as const

/**
 * [WC-8] What a wallet signed along with its connection, as a session. The text is what was signed, so what it says
 * counts; what the wallet says beside it has to agree.
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
