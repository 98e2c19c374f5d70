import * as v from 'valibot'
import { formatEther, getAddress } from 'viem'
import { requestRefused } from '../../errors'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import type { Task } from '../Task'
import { askNode } from './askNode'
import { coinOf } from './coinOf'
import { describeCall } from './describeCall'
import { describeFee } from './describeFee'
import { assertOwn, type EvmPorts, nodeOn } from './EvmPorts'
import { toRequest } from './toRequest'
import { transactionSchema } from './transactionSchema'

/** `eth_sendTransaction` and `eth_signTransaction`. @throws requestRefused, nodeMissing */
export function readTransaction(ports: EvmPorts, { chainId, method, params }: Asked): Task {
  const [asked] = parseParams(
    v.tuple([transactionSchema]),
    Array.isArray(params) ? params.slice(0, 1) : params,
  )
  assertOwn(ports, asked.from)
  if (asked.chainId !== undefined && `eip155:${asked.chainId}` !== chainId)
    throw requestRefused({ reason: 'The transaction is for another chain' })
  if (asked.data && asked.input && asked.data.toLowerCase() !== asked.input.toLowerCase())
    throw requestRefused({ reason: 'data and input differ' })
  const { to, value = 0n, data, input } = asked
  const calldata = data ?? input ?? '0x'
  const call = describeCall(calldata)
  const sends = method === 'eth_sendTransaction'
  const node = nodeOn(ports, chainId)
  const recipient = to
    ? { kind: 'fact' as const, label: 'To', value: getAddress(to), isCode: true }
    : { kind: 'fact' as const, label: 'To', value: 'a new contract' }
  return createTask({
    title: sends ? 'Send a transaction' : 'Sign a transaction',
    verb: sends ? 'Send' : 'Sign',
    // A call without value isn't about an amount.
    ...(value > 0n || calldata === '0x' ? { amount: `${formatEther(value)} ${coinOf(chainId)}` } : {}),
    details: [recipient, ...call.details],
    warnings: [...call.warnings, ...(to ? [] : ['This creates a new contract.'])],
    more: () => describeFee(node, asked),
    run: () =>
      askNode(node, async (client) =>
        sends
          ? client.sendTransaction(toRequest(asked))
          : client.signTransaction(await client.prepareTransactionRequest(toRequest(asked))),
      ),
  })
}
