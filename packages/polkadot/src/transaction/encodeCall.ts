import type { TransactionRequest } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'
import { hexToBytes } from '@noble/hashes/utils.js'
import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders'
import type { UnifiedMetadata } from '@polkadot-api/substrate-bindings'
import { decodeAddress } from '../ss58/decodeAddress'
import { prefixIn } from '../ss58/prefixIn'
import { general } from '../ss58/prefixOf'

/**
 * Encodes the call: the site's own, or a payment in the chain's currency that keeps the sender's account alive. @throws
 * invalidRequest
 */
export function encodeCall(
  metadata: UnifiedMetadata,
  { to, value, data }: TransactionRequest,
  prefix: number,
): Uint8Array {
  if (data !== undefined) {
    if (!/^0x([\da-f]{2})+$/i.test(data)) throw invalidRequest({ reason: 'data is not an encoded call' })
    return hexToBytes(data.slice(2))
  }
  if (
    to === undefined ||
    !decodeAddress(to) ||
    typeof value !== 'bigint' ||
    value <= 0n ||
    value >= 1n << 128n
  )
    throw invalidRequest({ reason: 'a payment needs a receiver and an amount' })
  // The receiver wrote the address for another network and expects the payment there.
  if (![prefix, general].includes(prefixIn(to)))
    throw invalidRequest({ reason: 'the receiver is an address of another network' })
  try {
    const { codec, location } = getDynamicBuilder(getLookupFn(metadata)).buildCall(
      'Balances',
      'transfer_keep_alive',
    )
    return Uint8Array.from([...location, ...codec.enc({ dest: { type: 'Id', value: to }, value })])
  } catch (cause) {
    throw invalidRequest({ reason: 'this chain has no balances to send' }, { cause })
  }
}
