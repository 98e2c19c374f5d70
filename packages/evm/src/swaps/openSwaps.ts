import type { Swaps } from '@latchkey/core'
import { readAtomicStatus } from '../calls/readAtomicStatus'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'
import { readFees } from '../transfers/readFees'
import { carryOut } from './carryOut'
import { planSwap } from './planSwap'

/** [SWP-1] Swapping on EVM chains: approve or sign, then swap, or all at once. */
export function openSwaps(access: NodeAccess): Swaps {
  return {
    async readGasPrice({ network }) {
      const { normal } = await readFees(access, network)
      return { max: normal.cap, likely: normal.likely }
    },
    async readBlock({ network }) {
      const call = { method: 'eth_blockNumber', params: [] }
      return parseQuantity(await askNode(access, network, call), call.method)
    },
    plan: planSwap,
    readBatching: readAtomicStatus,
    carryOut: (request) => carryOut(access, request),
  }
}
