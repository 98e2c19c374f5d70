import { smartAccountAddresses } from '@latchkey/protocol'
import { type Hex, toEventSelector } from 'viem'
import type { Receipt } from './readReceipt'

type Log = Receipt['logs'][number]

const entryPoint = smartAccountAddresses.entryPoint.toLowerCase()
/** What the EntryPoint logs before the first operation, and after each one. */
const borders = [
  'BeforeExecution()',
  'UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)',
].map((event) => toEventSelector(event))

/** Returns the logs of one operation. A transaction that somebody else sent may carry operations of others as well. */
export function logsOf({ logs }: Pick<Receipt, 'logs'>, hash: Hex): readonly Log[] {
  const last = logs.findIndex((log) => isBorder(log) && log.topics[1]?.toLowerCase() === hash)
  const before = logs.findLastIndex((log, place) => place < last && isBorder(log))
  return logs.slice(before + 1, last + 1)
}

function isBorder({ address, topics: [first = ''] }: Log): boolean {
  return address.toLowerCase() === entryPoint && borders.some((border) => border === first.toLowerCase())
}
