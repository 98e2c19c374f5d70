import * as v from 'valibot'
import { formatEther, formatGwei, getAddress } from 'viem'
import { nodeMissing, requestRefused } from '../../errors'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import type { Detail, Task } from '../Task'
import { assertOwn } from './assertOwn'
import { describeCall } from './describeCall'
import type { EvmPorts } from './EvmPorts'
import { fillTransaction } from './fillTransaction'
import { sendTransaction } from './sendTransaction'
import { type AskedTransaction, transactionSchema } from './transactionSchema'

/** `eth_sendTransaction` and `eth_signTransaction`. @throws requestRefused */
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
  const call = describeCall(asked.data ?? asked.input ?? '0x')
  const sends = method === 'eth_sendTransaction'
  const node = () => {
    const url = ports.nodeOf(chainId)
    if (!url) throw nodeMissing({ chain: chainId })
    return { url, chainId: Number(chainId.split(':')[1]), account: ports.account }
  }
  return createTask({
    title: sends ? 'Send a transaction' : 'Sign a transaction',
    verb: sends ? 'Send' : 'Sign',
    details: [...facts(asked), ...call.details],
    warnings: [...call.warnings, ...(asked.to ? [] : ['This puts a new contract on the chain.'])],
    run: async () => (sends ? sendTransaction(node(), asked) : fillTransaction(node(), asked)),
  })
}

function facts({
  to,
  value = 0n,
  gas,
  gasLimit,
  gasPrice,
  maxFeePerGas,
}: AskedTransaction): readonly Detail[] {
  const fact = (label: string, value: string, isCode = false): Detail => ({
    kind: 'fact',
    label,
    value,
    isCode,
  })
  const limit = gas ?? gasLimit
  const price = gasPrice ?? maxFeePerGas
  return [
    fact('To', to ? getAddress(to) : 'a new contract', Boolean(to)),
    fact('Value', `${formatEther(value)} of the chain’s own coin`),
    ...(limit !== undefined && price !== undefined
      ? [fact('Fee at most', `${formatEther(limit * price)} (${formatGwei(price)} gwei for each gas)`)]
      : []),
  ]
}
