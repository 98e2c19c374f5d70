import { parseNetworkId } from '../caip/parseNetworkId'
import { signInMalformed } from '../errors/sign-in'
import { accountNames } from './accountNames'
import { checkSignInData } from './checkSignInData'
import type { SignInData } from './SignInData'
import { maxSignInMessageLength } from './signInLimits'

/**
 * [SIW-6] Writes the text to sign: EIP-4361 for EVM, Sign-in-with-Solana for Solana, and the CAIP-122 equivalent for
 * Bitcoin and Polkadot. Throws on anything the standards forbid. @throws signInMalformed
 */
export function writeSignInMessage(data: SignInData): string {
  checkSignInData(data)
  const { namespace, chainId } = parseNetworkId(data.chainId)
  const line = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`])
  // Without a statement EIP-4361 leaves two lines empty, Sign-in-with-Solana one.
  const unstated = namespace === 'solana' ? [''] : ['', '']
  const text = [
    `${data.domain} wants you to sign in with your ${accountNames[namespace]} account:`,
    data.accountAddress,
    ...(data.statement === undefined ? unstated : ['', data.statement, '']),
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${data.nonce}`,
    `Issued At: ${data.issuedAt}`,
    ...line('Expiration Time', data.expirationTime),
    ...line('Not Before', data.notBefore),
    ...line('Request ID', data.requestId),
    ...(data.resources ? ['Resources:', ...data.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
  if (text.length > maxSignInMessageLength) throw signInMalformed({ reason: 'length' })
  return text
}
