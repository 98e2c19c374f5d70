import { type Network, requestTimeout } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { readReceipt } from '../transfers/readReceipt'

const pauseMs = 1_000
/** A transaction that isn't mined by then may never be. */
const limitMs = 600_000

/** Waits until a transaction is mined. @throws requestTimeout, noRpcUrl, the signal's reason */
export async function awaitReceipt(
  access: NodeAccess,
  {
    network,
    hash,
    signal,
  }: { readonly network: Network; readonly hash: string; readonly signal?: AbortSignal | undefined },
): Promise<{ readonly succeeded: boolean }> {
  const limit = AbortSignal.timeout(limitMs)
  while (!limit.aborted) {
    signal?.throwIfAborted()
    const receipt = await readReceipt(access, network, hash).catch((cause: unknown) => {
      // A node that fails now may answer the next time; a site that names none never will.
      if (network.rpcUrls.default.http.length === 0) throw cause
      return null
    })
    if (receipt) return receipt
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw requestTimeout()
}
