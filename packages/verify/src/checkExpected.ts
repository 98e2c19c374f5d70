import {
  isSameAddress,
  type SignInData,
  signInExpired,
  signInNotYetValid,
  wrongAddress,
  wrongChain,
  wrongDomain,
  wrongNonce,
  wrongUri,
} from '@latchkey/protocol'
import { isSameBytes } from './crypto/isSameBytes'
import type { ExpectedSignIn } from './ExpectedSignIn'
import { accountIdOf } from './polkadot/accountIdOf'

/** Whether two addresses of a family are the same account; in SS58 one key has an address on each network. */
export function isSameAccount(namespace: string, one: string, other: string): boolean {
  if (isSameAddress(namespace, one, other)) return true
  const [first, second] = namespace === 'polkadot' ? [accountIdOf(one), accountIdOf(other)] : []
  return !!first && !!second && isSameBytes(first, second)
}

/** How far the visitor's and the server's clocks may differ. */
export const clockToleranceMs = 30_000

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value

function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    // Not a web URL, so it has no origin.
    return null
  }
}

function isUri({ uri, domain }: SignInData, expected: ExpectedSignIn['uri']): boolean {
  const url = urlOf(uri)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  // `user:secret@host` makes one address look like another.
  if (url?.username || url?.password) return false
  if (expected === undefined) return isWeb && url?.host === domain.toLowerCase()
  return listOf(expected).some((one) => one === uri || (isWeb && one === url?.origin))
}

/** [SIW-6] Throws unless the message is for this site, account, chain and time. */
export function checkExpected(data: SignInData, expected: ExpectedSignIn, now: number): void {
  const { domain, uri, chainId, accountAddress: address, nonce } = data
  const domains = listOf(expected.domain)
  if (!domains.includes(domain)) throw wrongDomain({ domain, expected: domains.join(', ') })
  if (!isUri(data, expected.uri))
    throw wrongUri({ uri, expected: expected.uri === undefined ? domain : listOf(expected.uri).join(', ') })
  if (expected.chainIds && !expected.chainIds.includes(chainId)) throw wrongChain({ chainId })
  const [namespace = ''] = chainId.split(':')
  if (expected.address !== undefined && !isSameAccount(namespace, address, expected.address))
    throw wrongAddress({ address, expected: expected.address })
  checkTime(data, expected.maxAgeMs, now)
  if (typeof expected.nonce === 'string' && nonce !== expected.nonce) throw wrongNonce({ nonce })
}

function checkTime(
  { issuedAt, notBefore = issuedAt, expirationTime }: SignInData,
  maxAgeMs: number | undefined,
  now: number,
) {
  // Written so that NaN fails.
  for (const start of [issuedAt, notBefore])
    if (!(Date.parse(start) <= now + clockToleranceMs)) throw signInNotYetValid({ notBefore: start })
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now - clockToleranceMs))
    throw signInExpired({ expirationTime })
  if (maxAgeMs !== undefined && !(Date.parse(issuedAt) + maxAgeMs > now - clockToleranceMs))
    throw signInExpired({ expirationTime: issuedAt })
}
