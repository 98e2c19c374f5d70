import type { Connector } from '@latchkey/core'
import { getChainId } from '../wallet/getChainId'

const reads = 5
const pauseMs = 150

/** Waits a moment for the wallet to reach the wanted chain, since some agree first and switch later; returns where it is. */
export async function getSettledChainId(connector: Connector, wanted: number): Promise<number> {
  for (let read = 1; ; read += 1) {
    const chainId = await getChainId(connector)
    if (chainId === wanted || read === reads) return chainId
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
