import * as v from 'valibot'
import { formatEther, getAddress, type Hex } from 'viem'
import { requestRefused } from '../../errors'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import type { Detail, Task } from '../Task'
import { askNode } from './askNode'
import { coinOf } from './coinOf'
import { describeCall } from './describeCall'
import { assertOwn, type EvmPorts, nodeOn } from './EvmPorts'
import { evmAddress, evmChainId } from './evmSchemas'
import { toRequest } from './toRequest'
import { transactionSchema } from './transactionSchema'

const mostCalls = 20

const schema = v.tuple([
  v.object({
    version: v.optional(v.string()),
    chainId: v.optional(evmChainId),
    from: v.optional(evmAddress),
    id: v.optional(v.pipe(v.string(), v.maxLength(4096))),
    atomicRequired: v.optional(v.literal(false, "This wallet can't send calls atomically"), false),
    calls: v.pipe(
      v.array(v.pick(transactionSchema, ['to', 'value', 'data'])),
      v.minLength(1),
      v.maxLength(mostCalls),
    ),
  }),
])

/**
 * `wallet_sendCalls` (EIP-5792), sent in sequence; the transactions are reported by CAIP-345. @throws requestRefused,
 * nodeMissing
 */
export function readCalls(ports: EvmPorts, { chainId, params }: Asked): Task {
  const [asked] = parseParams(schema, Array.isArray(params) ? params.slice(0, 1) : params)
  const { address: from } = ports.account
  if (asked.from) assertOwn(ports, asked.from)
  if (asked.chainId !== undefined && asked.chainId !== chainId)
    throw requestRefused({ reason: 'The calls are for another chain' })
  const node = nodeOn(ports, chainId)
  const described = asked.calls.map(({ data = '0x' }) => describeCall(data))
  const total = asked.calls.reduce((sum, { value = 0n }) => sum + value, 0n)
  return createTask({
    title: asked.calls.length === 1 ? 'Send a transaction' : `Send ${asked.calls.length} transactions`,
    verb: 'Send',
    ...(total > 0n ? { amount: `${formatEther(total)} ${coinOf(chainId)}` } : {}),
    details: asked.calls.flatMap(({ to, value = 0n }, index): readonly Detail[] => [
      {
        kind: 'fact',
        label: `${index + 1}. ${formatEther(value)} ${coinOf(chainId)} to`,
        value: to ? getAddress(to) : 'a new contract',
        isCode: Boolean(to),
      },
      ...(described[index]?.details ?? []),
    ]),
    warnings: [...new Set(described.flatMap(({ warnings }) => warnings))],
    async run() {
      const transactionHashes: Hex[] = []
      // Each waits for the previous one: a later call often needs an earlier approval.
      for (const call of asked.calls)
        transactionHashes.push(
          await askNode(node, async (client) => {
            const hash = await client.sendTransaction(toRequest({ ...call, from }))
            await client.waitForTransactionReceipt({ hash })
            return hash
          }),
        )
      const id = asked.id ?? transactionHashes[0]
      return { id, capabilities: { caip345: { caip2: chainId, transactionHashes } } }
    },
  })
}
