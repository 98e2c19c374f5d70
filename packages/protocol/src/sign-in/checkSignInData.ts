import { isNetworkId } from '../caip/isNetworkId'
import type { Namespace } from '../caip/namespaces'
import { parseNetworkId } from '../caip/parseNetworkId'
import { signInMalformed } from '../errors/sign-in'
import { parseDateTime } from './parseDateTime'
import type { SignInData } from './SignInData'

/** A host of RFC 3986 with its port. Not the user that may stand before it: it makes one host look like another. */
const domain = /^(?:[a-zA-Z0-9](?:[-a-zA-Z0-9._]{0,252}[a-zA-Z0-9.])?|\[[0-9a-fA-F:.]{2,45}\])(?::\d{1,5})?$/

/** A URI of RFC 3986, which has a scheme and at most one fragment. */
const uri =
  /^[a-zA-Z][-+.a-zA-Z0-9]*:(?:[-\w.~:/?[\]@!$&'()*+,;=]|%[0-9a-fA-F]{2})+(?:#(?:[-\w.~:/?@!$&'()*+,;=]|%[0-9a-fA-F]{2})*)?$/

/** EIP-4361: the reserved and unreserved characters of RFC 3986, and the space. */
const statement = /^[-\w.~:/?#[\]@!$&'()*+,;= ]+$/

/** EIP-4361: `pchar` of RFC 3986. */
const requestId = /^(?:[-\w.~!$&'()*+,;=:@]|%[0-9a-fA-F]{2})+$/

/**
 * What an address of each family is made of. Not its checksum: whoever verifies a message looks at that, and what it takes
 * would come with every page that writes one.
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

/** Each field that is not what the standards say, so that the first can be named. */
function* faultsOf(data: SignInData): Generator<string> {
  if (!isText(domain)(data.domain)) yield 'domain'
  if (!isNetworkId(data.chainId)) yield 'chainId'
  // One chain has one name, so a number has no zeros before it.
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

/** Refuses what no sign-in message may say; the reason is the name of the field. @throws signInMalformed */
export function checkSignInData(data: SignInData): void {
  for (const reason of faultsOf(data)) throw signInMalformed({ reason })
}
