import type { TransactionRequest } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'
import { hexToBytes } from '@noble/hashes/utils.js'
import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders'
import type { UnifiedMetadata } from '@polkadot-api/substrate-bindings'
import { decodeAddress } from '../ss58/decodeAddress'

/** The call: one that the site has encoded itself, or a payment of the chain's own coin that leaves the sender alive. @throws invalidRequest */
export function encodeCall(metadata: UnifiedMetadata, { to, value, data }: TransactionRequest): Uint8Array {
  if (data !== undefined) {
    if (!/^0x([\da-f]{2})+$/i.test(data)) throw invalidRequest({ reason: 'data is no encoded call' })
    return hexToBytes(data.slice(2))
  }
  if (!decodeAddress(to) || value === undefined || value < 0n || value >= 1n << 128n)
    throw invalidRequest({ reason: 'a payment needs a receiver and an amount' })
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
