import { isNetworkId } from '../caip/isNetworkId'
import type { Namespace } from '../caip/namespaces'
import { parseNetworkId } from '../caip/parseNetworkId'
import { signInMalformed } from '../errors/sign-in'
import { parseDateTime } from './parseDateTime'
import type { SignInData } from './SignInData'

/** An RFC 3986 host with its port. No user info: it can make one host look like another. */
const domain = /^(?:[a-zA-Z0-9](?:[-a-zA-Z0-9._]{0,252}[a-zA-Z0-9.])?|\[[0-9a-fA-F:.]{2,45}\])(?::\d{1,5})?$/

/** An RFC 3986 URI: a scheme and at most one fragment. */
const uri =
  /^[a-zA-Z][-+.a-zA-Z0-9]*:(?:[-\w.~:/?[\]@!$&'()*+,;=]|%[0-9a-fA-F]{2})+(?:#(?:[-\w.~:/?@!$&'()*+,;=]|%[0-9a-fA-F]{2})*)?$/

/** EIP-4361: the reserved and unreserved characters of RFC 3986, and the space. */
const statement = /^[-\w.~:/?#[\]@!$&'()*+,;= ]+$/

/** EIP-4361: `pchar` of RFC 3986. */
const requestId = /^(?:[-\w.~!$&'()*+,;=:@]|%[0-9a-fA-F]{2})+$/

/**
 * The shape of an address by family. It doesn't check the checksum: verifiers do that, and hashing code would come with
 * every page that writes messages.
 */
const accounts: { readonly [N in Namespace]: RegExp } = {
  eip155: /^0x[0-9a-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  bip122:
    /^(?:(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}|(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{11,87}|[123mn][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{46,50}$/,
}

const isText = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value)
const isTime = (value: unknown) => !Number.isNaN(parseDateTime(value))

function isAccount({ chainId, accountAddress }: SignInData): boolean {
  return isNetworkId(chainId) && isText(accounts[parseNetworkId(chainId).namespace])(accountAddress)
}

/** Every field with whether it is invalid, to name the first. */
function* faultsOf(data: SignInData): Generator<string> {
  if (!isText(domain)(data.domain)) yield 'domain'
  if (!isNetworkId(data.chainId)) yield 'chainId'
  // A chain has one name, so no leading zeros.
  if (/^eip155:(?![1-9]\d*$)/.test(data.chainId)) yield 'chainId'
  if (!isAccount(data)) yield 'accountAddress'
  if (data.statement !== undefined && !isText(statement)(data.statement)) yield 'statement'
  if (!isText(uri)(data.uri)) yield 'uri'
  if (data.version !== '1') yield 'version'
  if (!isText(/^[a-zA-Z0-9]{8,}$/)(data.nonce)) yield 'nonce'
  if (!isTime(data.issuedAt)) yield 'issuedAt'
  if (data.expirationTime !== undefined && !isTime(data.expirationTime)) yield 'expirationTime'
  if (data.notBefore !== undefined && !isTime(data.notBefore)) yield 'notBefore'
  if (data.requestId !== undefined && !isText(requestId)(data.requestId)) yield 'requestId'
  if (data.resources !== undefined && !isList(data.resources)) yield 'resources'
}

function isList(resources: unknown): boolean {
  return Array.isArray(resources) && resources.every(isText(uri))
}

/** Throws on the first invalid field, with its name as the reason. @throws signInMalformed */
export function checkSignInData(data: SignInData): void {
  for (const reason of faultsOf(data)) throw signInMalformed({ reason })
}
