import type { Swaps } from '@latchkey/core'
import { readAtomicStatus } from '../calls/readAtomicStatus'
import type { NodeAccess } from '../read/NodeAccess'
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
    plan: planSwap,
    readBatching: readAtomicStatus,
    carryOut: (request) => carryOut(access, request),
  }
}
