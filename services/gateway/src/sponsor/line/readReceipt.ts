import { smartAccountAddresses } from '@latchkey/protocol'
import { array, type InferOutput, looseObject, nullish, pipe, regex, safeParse, string } from 'valibot'
import { decodeEventLog, type Hex, isHex, numberToHex } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'

const hex = pipe(string(), regex(/^0x[0-9a-fA-F]*$/))
const receiptSchema = looseObject({
  transactionHash: hex,
  from: hex,
  blockNumber: hex,
  blockHash: hex,
  status: hex,
  gasUsed: hex,
  effectiveGasPrice: hex,
  /** What rollups add for the data. */
  l1Fee: nullish(hex),
  logs: array(looseObject({ address: hex, topics: array(hex), data: hex })),
})

/** The receipt of a transaction. */
export type Receipt = InferOutput<typeof receiptSchema>

/** What became of an operation in a transaction. */
export type OperationOutcome = {
  readonly success: boolean
  readonly actualGasUsed: Hex
  readonly actualGasCost: Hex
  readonly reason: Hex | undefined
}

const entryPoint = smartAccountAddresses.entryPoint.toLowerCase()

/** Parses the receipt that a node returned; nothing if there is none yet. */
export function readReceipt(value: unknown): Receipt | undefined {
  const parsed = safeParse(receiptSchema, value)
  return parsed.success ? parsed.output : undefined
}

/** Returns what a transaction cost its sender, in wei. */
export function costOf({ gasUsed, effectiveGasPrice, l1Fee }: Receipt): bigint {
  return BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee ?? 0)
}

/** Returns what became of an operation, or nothing if the transaction didn't carry it out. */
export function outcomeOf({ logs }: Pick<Receipt, 'logs'>, hash: Hex): OperationOutcome | undefined {
  let outcome: OperationOutcome | undefined
  let reason: Hex | undefined
  for (const { address, topics, data } of logs) {
    if (address.toLowerCase() !== entryPoint || topics[1]?.toLowerCase() !== hash) continue
    const event = decode(topics, data)
    if (event?.eventName === 'UserOperationRevertReason') reason = event.args.revertReason
    if (event?.eventName === 'UserOperationEvent')
      outcome = {
        success: event.args.success,
        actualGasUsed: numberToHex(event.args.actualGasUsed),
        actualGasCost: numberToHex(event.args.actualGasCost),
        reason: undefined,
      }
  }
  return outcome && { ...outcome, reason }
}

function decode(topics: readonly string[], data: string) {
  const [first, ...rest] = topics.filter((topic) => isHex(topic))
  if (first === undefined || !isHex(data)) return undefined
  try {
    return decodeEventLog({ abi: entryPoint08Abi, topics: [first, ...rest], data })
  } catch {
    // Another event of the EntryPoint.
    return undefined
  }
}
