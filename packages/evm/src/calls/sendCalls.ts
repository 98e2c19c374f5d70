import type { SendCallsRequest, WalletCall } from '@latchkey/core'
import { invalidRequest, isEvmAddress, walletMalformed } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { chainIdOf } from '../wallet/parseChainId'
import { toHex } from '../wallet/toHex'
import { parseRecord } from './parseRecord'

const isHex = (value: string) => /^0x[\da-f]*$/i.test(value)

function checkedCall({ to, data, value }: WalletCall): WalletCall {
  if (!isEvmAddress(to)) throw invalidRequest({ reason: 'to of a call is not an address' })
  if (data !== undefined && !isHex(data))
    throw invalidRequest({ reason: 'data of a call does not begin with 0x' })
  if (value !== undefined && !isHex(value))
    throw invalidRequest({ reason: 'value of a call does not begin with 0x' })
  return { to, ...(data === undefined ? {} : { data }), ...(value === undefined ? {} : { value }) }
}

/** [EVM-4] Has the wallet send several calls as one bundle (EIP-5792). @throws invalidRequest, userRejected, walletMalformed, and the wallet-call kinds */
export async function sendCalls(
  request: SendCallsRequest,
): Promise<{ id: string; capabilities?: Readonly<Record<string, unknown>> }> {
  const { connector, address, network, calls, capabilities } = request
  const method = 'wallet_sendCalls'
  const bundle = {
    version: '2.0.0',
    chainId: toHex(chainIdOf(network)),
    from: address,
    atomicRequired: false,
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
