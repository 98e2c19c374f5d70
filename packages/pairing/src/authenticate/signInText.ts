import type { Cacao } from '@latchkey/protocol'
import { parseIssuer } from './parseIssuer'
import { parseRecap, stateRecap } from './recap'

/** Writes the EIP-4361 text that an account signs; empty if the issuer isn't an EVM account. */
export function signInText(payload: Cacao['p']): string {
  const issuer = parseIssuer(payload.iss)
  if (!issuer) return ''
  const recap = parseRecap(payload.resources?.at(-1) ?? '')
  const statement = stateRecap(payload.statement, recap)
  const line = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`])
  return [
    `${payload.domain} wants you to sign in with your Ethereum account:`,
    issuer.address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${payload.aud}`,
    `Version: ${payload.version}`,
    `Chain ID: ${issuer.chainId.slice('eip155:'.length)}`,
    `Nonce: ${payload.nonce}`,
    `Issued At: ${payload.iat}`,
    ...line('Expiration Time', payload.exp),
    ...line('Not Before', payload.nbf),
    ...line('Request ID', payload.requestId),
    ...(payload.resources ? ['Resources:', ...payload.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
