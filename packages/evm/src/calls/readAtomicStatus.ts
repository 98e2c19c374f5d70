import type { Connector } from '@latchkey/core'
import { fieldsOf, type Network } from '@latchkey/protocol'
import { chainIdOf } from '../wallet/parseChainId'
import { toHex } from '../wallet/toHex'
import { getCapabilities } from './getCapabilities'

/** Whether a wallet runs all calls of a bundle or none: now, or once the visitor agrees to upgrade the account. */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

/** [EVM-4] Asks a wallet whether it can run calls of an account atomically on a network (EIP-5792). Never throws. */
export async function readAtomicStatus(request: {
  readonly connector: Connector
  readonly address: string
  readonly network: Network
}): Promise<AtomicStatus> {
  try {
    const capabilities = await getCapabilities(request)
    const chainId = toHex(chainIdOf(request.network))
    const own = Object.entries(capabilities).find(([id]) => id.toLowerCase() === chainId)?.[1]
    // What counts for every chain is listed under zero.
    const { atomic, atomicBatch } = { ...fieldsOf(capabilities['0x0']), ...fieldsOf(own) }
    const { status } = fieldsOf(atomic)
    if (status === 'supported' || status === 'ready') return status
    // The first version of the standard.
    return fieldsOf(atomicBatch).supported === true ? 'supported' : 'unsupported'
  } catch {
    // Most wallets lack the method, and those that fail here can still send transactions.
    return 'unsupported'
  }
}
