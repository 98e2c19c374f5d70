import { smartAccountAddresses } from '@latchkey/protocol'
import { numberToHex } from 'viem'
import type { StoredOperation } from '../store/StoredOperation'
import { logsOf } from './logsOf'
import type { OperationOutcome, Receipt } from './readReceipt'

/** How many letters of logs are kept. Nobody reads more, and a visitor could fill the database with them for nothing. */
const longestLogs = 500_000

const { entryPoint } = smartAccountAddresses

/** Writes the answer to `eth_getUserOperationReceipt` as JSON. */
export function writeAnswer(
  { hash, sender, nonce }: Pick<StoredOperation, 'hash' | 'sender' | 'nonce'>,
  carrier: Receipt,
  { success, actualGasUsed, actualGasCost, reason }: OperationOutcome,
): string {
  const own = logsOf(carrier, hash)
  const logs = isShort(own) ? own : own.filter(isOfEntryPoint)
  return JSON.stringify({
    userOpHash: hash,
    entryPoint,
    sender,
    nonce: numberToHex(BigInt(nonce)),
    paymaster: null,
    actualGasCost,
    actualGasUsed,
    success,
    ...(reason ? { reason } : {}),
    logs,
    receipt: isShort(carrier.logs) ? carrier : { ...carrier, logs },
  })
}

function isShort(logs: readonly unknown[]): boolean {
  return JSON.stringify(logs).length <= longestLogs
}

/** What it logs about an operation is short. */
function isOfEntryPoint({ address }: Receipt['logs'][number]): boolean {
  return address.toLowerCase() === entryPoint.toLowerCase()
}
