import type { CheckRequest, TransferStatus } from '@latchkey/core'
import { fieldsOf, isTransactionHash } from '@latchkey/protocol'
import { getCallsStatus } from '../calls/getCallsStatus'

/** EIP-5792: 1xx is on its way, 2xx is done, 4xx never got to the chain, 5xx and 6xx failed there. */
function groupOf(status: unknown): number {
  if (status === 'PENDING') return 1
  if (status === 'CONFIRMED') return 2
  return typeof status === 'number' ? Math.floor(status / 100) : 1
}

/** Asks the wallet where a bundle of calls is. Once it has a transaction, the node tells the rest. @throws walletMalformed, callStatusNotApproved, unknownBundle */
export async function checkBundle({ connector, handle }: CheckRequest, id: string): Promise<TransferStatus> {
  const pending: TransferStatus = { state: 'pending', isSeen: true }
  // Only the wallet that took the calls knows them.
  if (!connector) return pending
  const { status, receipts } = await getCallsStatus({ connector, id })
  const last = Array.isArray(receipts) ? fieldsOf(receipts.at(-1)).transactionHash : undefined
  if (isTransactionHash(last))
    return { ...pending, handle: { ...handle, details: { ...handle.details, hash: last } } }
  const group = groupOf(status)
  if (group === 4) return { state: 'dropped' }
  if (group >= 5) return { state: 'failed' }
  return pending
}
