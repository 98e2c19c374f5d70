import {
  parseSignInMessage,
  type SignInData,
  signInMalformed,
  wrongAddress,
  wrongChain,
  wrongDomain,
  wrongNonce,
  wrongUri,
} from '@latchkey/protocol'

/** The error kind for each field that differs from the request. */
function faultOf(asked: SignInData, signed: SignInData, field: keyof SignInData) {
  switch (field) {
    case 'domain':
      return wrongDomain({ domain: signed.domain, expected: asked.domain })
    case 'uri':
      return wrongUri({ uri: signed.uri, expected: asked.uri })
    case 'nonce':
      return wrongNonce({ nonce: signed.nonce })
    case 'chainId':
      return wrongChain({ chainId: signed.chainId })
    case 'accountAddress':
      return wrongAddress({ address: signed.accountAddress, expected: asked.accountAddress })
    default:
      return signInMalformed({ reason: field })
  }
}

/** Every field of a message. */
const signInFields = [
  'domain',
  'uri',
  'nonce',
  'chainId',
  'accountAddress',
  'version',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
  'statement',
  'resources',
] as const satisfies readonly (keyof SignInData)[]

/**
 * Rejects a message that a wallet wrote itself if it differs from the request.
 * @throws wrongDomain, wrongUri, wrongNonce, wrongChain, wrongAddress, signInMalformed
 */
export function assertSigned(
  asked: SignInData,
  signed: SignInData,
  fields: readonly (keyof SignInData)[] = signInFields,
): void {
  for (const field of fields)
    if (JSON.stringify(asked[field]) !== JSON.stringify(signed[field])) throw faultOf(asked, signed, field)
}

/**
 * Rejects a text that a wallet wrote itself if it differs from the request. Loaded only when needed, because most
 * wallets sign the text they are given.
 * @throws signInMalformed, wrongDomain, wrongUri, wrongNonce, wrongChain, wrongAddress
 */
export function assertOwnText(asked: SignInData, text: string): void {
  assertSigned(asked, parseSignInMessage(text))
}
