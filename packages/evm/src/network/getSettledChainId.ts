import type { Connector } from '@latchkey/core'
import { getChainId } from '../wallet/getChainId'

const reads = 5
const pauseMs = 150

/** The wallet's chain once it is the wanted one, or after a moment whatever it is: some agree first and move later. */
export async function getSettledChainId(connector: Connector, wanted: number): Promise<number> {
  for (let read = 1; ; read += 1) {
    const chainId = await getChainId(connector)
    if (chainId === wanted || read === reads) return chainId
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
