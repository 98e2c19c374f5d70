import { smartAccountAddresses } from '@latchkey/protocol'
import { encodeFunctionData } from 'viem/utils'
import type { AccountCall } from '../vault/evm/AccountCall'
import type { SmartSender } from './SmartSender'
import { toAccountCalls } from './toAccountCalls'

const abi = [
  {
    type: 'function',
    name: 'incrementNonce',
    stateMutability: 'nonpayable',
    inputs: [{ name: 'key', type: 'uint192' }],
    outputs: [],
  },
] as const

/**
 * Returns what the account calls if the visitor pays. Whoever saw an operation that was refused after its signature could
 * still carry it, and the calls would be made twice. So the same transaction uses up its nonce.
 */
export function toOwnCalls({
  calls,
  cancels,
}: Pick<SmartSender, 'calls' | 'cancels'>): readonly AccountCall[] {
  const own = toAccountCalls(calls)
  if (cancels === undefined) return own
  const data = encodeFunctionData({ abi, args: [BigInt(cancels)] })
  return [{ to: smartAccountAddresses.entryPoint, value: 0n, data }, ...own]
}
