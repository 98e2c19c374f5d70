import { createPublicClient, http, type PublicClient } from 'viem'
import { inject } from 'vitest'

/** Calls one of the running nodes directly, to compare with what the page shows. */
export function readChain(index: 0 | 1 = 0): PublicClient {
  return createPublicClient({ transport: http(inject('stack').chains[index].rpcUrl) })
}
