import type { ChainReceipt, ChainTransaction } from './chainData'
import type { Transfer } from './Transfer'
import { topics } from './topics'

/** The kind of a transaction for an account, in wire terms. */
export type OperationType =
  | 'approve'
  | 'burn'
  | 'cancel'
  | 'deploy'
  | 'execute'
  | 'mint'
  | 'receive'
  | 'send'
  | 'trade'

const zero = `0x${'0'.repeat(40)}`
/** The selectors of well-known calls: all that a failed transaction says about its purpose. */
const selectors: Readonly<Record<string, OperationType>> = {
  '0x095ea7b3': 'approve',
  '0xa22cb465': 'approve',
  '0xa9059cbb': 'send',
  '0x23b872dd': 'send',
  '0x42842e0e': 'send',
  '0xb88d4fde': 'send',
  '0xf242432a': 'send',
  '0x2eb2c2d6': 'send',
}

/** Returns the kind of a transaction for `address`; `transfers` are those from or to it. */
export function operationTypeOf(
  address: string,
  transaction: ChainTransaction,
  receipt: ChainReceipt,
  transfers: readonly Transfer[],
): OperationType {
  const { from, to, input, value } = transaction
  const isOwn = from === address
  if (isOwn && to === null) return 'deploy'
  if (receipt.status === 0) return intentionOf(transaction)
  const outs = transfers.filter((transfer) => transfer.from === address)
  const ins = transfers.filter((transfer) => transfer.to === address)
  const isMinted = ins.length > 0 && ins.every((transfer) => transfer.from === zero)
  if (outs.length > 0 && ins.length > 0) {
    if (isMinted && ins.some(({ id }) => id !== undefined)) return 'mint'
    const given = new Set(outs.map(({ token }) => token))
    return ins.some(({ token }) => !given.has(token)) ? 'trade' : 'send'
  }
  if (outs.length > 0) return outs.every((transfer) => transfer.to === zero) ? 'burn' : 'send'
  if (ins.length > 0) return isMinted ? 'mint' : 'receive'
  if (isOwn && to === address && value === 0n && input === '0x') return 'cancel'
  const approvals: readonly (string | undefined)[] = [topics.approval, topics.approvalForAll]
  const own = `0x${address.slice(2).padStart(64, '0')}`
  const isApproval = receipt.logs.some(
    ({ topics: [kind, owner] }) => approvals.includes(kind) && owner === own,
  )
  // Not every source has logs.
  const isMeant = isOwn && intentionOf(transaction) === 'approve'
  return isApproval || isMeant ? 'approve' : 'execute'
}

function intentionOf({ input, value }: ChainTransaction): OperationType {
  if (input === '0x') return value > 0n ? 'send' : 'execute'
  return selectors[input.slice(0, 10)] ?? 'execute'
}
