import {
  hashSmartSessionTerms,
  isSameAddress,
  type NetworkId,
  permissionRefused,
  writeSmartSessionText,
} from '@latchkey/protocol'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { assertTime } from './assertTime'
import { compileTerms } from './compileTerms'
import { type GrantRequest, readGrantRequest } from './readGrantRequest'

/** A request for a permission in the form that is shown: the text that the account signs for it, then its terms. */
export type PreparedGrant = readonly [text: string, request: GrantRequest & { readonly pci: string }]

/** Who asks for a permission, and where. */
export type GrantPlace = {
  readonly account: string
  readonly chain: NetworkId
  readonly projectId: string
}

/**
 * [FLG-6] Prepares a request for a permission. The panel works out the same terms from it, also in a window of its own.
 * @throws permissionRefused
 */
export function prepareGrant(params: unknown, { account, chain, projectId }: GrantPlace): PreparedGrant {
  const [given, ...more] = Array.isArray(params) ? params : [params]
  if (more.length > 0) throw permissionRefused({ reason: 'params' })
  const request = readGrantRequest(given)
  const { chainId, address } = request
  if (chainId !== undefined && !isChain(`${chainId}`, chain)) throw permissionRefused({ reason: 'chainId' })
  if (address !== undefined && !isSameAddress('eip155', address, account))
    throw permissionRefused({ reason: 'address' })
  assertTime(compileTerms(request, account).expiry, Date.now())
  // Without a session at the gateway it has a name of its own.
  const pci = request.pci ?? crypto.randomUUID()
  const text = writeSmartSessionText('confirm', {
    pci,
    account: `${chain}:${account}`,
    projectId,
    // The signature is for the terms that the visitor saw, whatever the site tells the gateway.
    termsHash: hashSmartSessionTerms(request),
  })
  return [`0x${bytesToHex(utf8ToBytes(text))}`, { ...request, pci }]
}

/** Sites write a chain as a number, in hexadecimal, or as CAIP-2. */
function isChain(text: string, chain: NetworkId): boolean {
  return (
    text === chain || (/^(?:0x[0-9a-f]{1,16}|\d{1,16})$/i.test(text) && `eip155:${BigInt(text)}` === chain)
  )
}
