import type { SendCallsRequest } from '@latchkey/core'
import { walletMalformed } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { chainIdOf } from '../wallet/parseChainId'
import { toHex } from '../wallet/toHex'
import { checkedCall } from './checkedCall'
import { parseRecord } from './parseRecord'

/** [EVM-4] Has the wallet send several calls as one bundle (EIP-5792). @throws invalidRequest, userRejected, walletMalformed, and the wallet-call kinds */
export async function sendCalls(
  request: SendCallsRequest,
): Promise<{ id: string; capabilities?: Readonly<Record<string, unknown>> }> {
  const { connector, address, network, calls, capabilities, isAtomic = false } = request
  const method = 'wallet_sendCalls'
  const bundle = {
    version: '2.0.0',
    chainId: toHex(chainIdOf(network)),
    from: address,
    atomicRequired: isAtomic,
    calls: calls.map(checkedCall),
    ...(capabilities ? { capabilities } : {}),
  }
  const answer = await askWallet(connector, method, [bundle])
  // Version 1 of the standard returns the bare id.
  if (typeof answer === 'string' && answer) return { id: answer }
  const { id, capabilities: granted } = parseRecord(answer) ?? {}
  if (typeof id !== 'string' || !id) throw walletMalformed({ what: method })
  const record = parseRecord(granted)
  return record ? { id, capabilities: record } : { id }
}
