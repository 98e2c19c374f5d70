import { createPublicClient, http, type PublicClient } from 'viem'
import { inject } from 'vitest'

/** Asks one of the running nodes itself, so that what the page shows can be compared with it. */
export function readChain(index: 0 | 1 = 0): PublicClient {
  return createPublicClient({ transport: http(inject('stack').chains[index].rpcUrl) })
}
