import type { BatchRequest } from '@latchkey/core'
import { batchInterrupted, callReverted } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { sendTransaction } from '../transaction/sendTransaction'
import { awaitReceipt } from './awaitReceipt'

/**
 * [EVM-4] Has the wallet send calls as transactions of their own. Each one waits until the one before has succeeded, since it
 * may depend on it. Returns their hashes. @throws batchInterrupted once something was sent, else what `sendTransaction` throws
 */
export async function sendInTurn(access: NodeAccess, request: BatchRequest): Promise<readonly string[]> {
  const { calls, network, signal, onSent, ...account } = request
  const hashes: string[] = []
  try {
    for (const { to, data, value = '0x0' } of calls) {
      const before = hashes.at(-1)
      if (before !== undefined && !(await awaitReceipt(access, { network, hash: before, signal })).succeeded)
        throw callReverted()
      signal?.throwIfAborted()
      const transaction = { to, value: value === '0x' ? 0n : BigInt(value), ...(data ? { data } : {}) }
      const hash = await sendTransaction({ ...account, network, transaction })
      hashes.push(hash)
      onSent?.(hash)
    }
  } catch (cause) {
    // Nothing recalls what was sent, so the caller has to know.
    if (hashes.length > 0) throw batchInterrupted({ sent: hashes.length, total: calls.length }, { cause })
    throw cause
  }
  return hashes
}
