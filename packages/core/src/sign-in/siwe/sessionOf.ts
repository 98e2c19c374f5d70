import { isSameAddress, type NetworkId, type SignInSession } from '@latchkey/protocol'
import type { SiweSession } from './SiweConfig'

/** A session whose message only the site knows. */
export function dummySession(chainId: NetworkId, accountAddress: string): SignInSession {
  const data = {
    accountAddress,
    chainId,
    domain: '',
    uri: '',
    version: '1',
    nonce: '',
    issuedAt: '',
  } as const
  return { data, message: '', signature: '' }
}

/** Returns the site's answer as a session: the one signed in this page if it matches. */
export function sessionOf(known: SiweSession, last: SignInSession | undefined): SignInSession {
  const chainId: NetworkId = `eip155:${known.chainId}`
  const isLast =
    last?.data.chainId === chainId && isSameAddress('eip155', last.data.accountAddress, known.address)
  return last && isLast ? last : dummySession(chainId, known.address)
}
