import { smartAccountAddresses } from '@latchkey/protocol'
import { encodeFunctionData } from 'viem/utils'
import { askQuantity } from '../messages/rpc/askQuantity'
import { toQuantity } from '../messages/rpc/readQuantity'
import { encodeCalls } from '../vault/evm/encodeCalls'
import type { SponsoredForm } from './CallsForm'
import type { Carrier, CarrierPlace } from './carrier/Carrier'
import { operationRejected } from './errors'
import type { SmartSender } from './SmartSender'
import { toAccountCalls } from './toAccountCalls'

const { entryPoint } = smartAccountAddresses

const abi = [
  {
    type: 'function',
    name: 'getNonce',
    stateMutability: 'view',
    inputs: [
      { name: 'sender', type: 'address' },
      { name: 'key', type: 'uint192' },
    ],
    outputs: [{ name: 'nonce', type: 'uint256' }],
  },
] as const

/**
 * Asks whether the operator pays for calls, and returns what to sign then.
 * @throws sponsorRefused, callReverted, operationRejected, networkFailure, the node's error
 */
export async function askSponsor(
  frame: CarrierPlace['frame'],
  { account, chain, calls, isUpgrade, ask }: SmartSender,
  carrier: Carrier,
): Promise<SponsoredForm> {
  const data = encodeFunctionData({ abi, args: [account, 0n] })
  const [next, own] = await Promise.all([
    askQuantity(ask, 'eth_call', [{ to: entryPoint, data }, 'latest']),
    isUpgrade ? askQuantity(ask, 'eth_getTransactionCount', [account, 'latest']) : undefined,
  ])
  const callData = encodeCalls(toAccountCalls(calls))
  const upgrade: Pick<SponsoredForm, 'delegationNonce'> =
    own === undefined ? {} : { delegationNonce: toQuantity(own) }
  const quote = async (number: bigint): Promise<SponsoredForm> => {
    const nonce = toQuantity(number)
    const draft = { sender: account, nonce, callData, ...upgrade }
    return { nonce, ...upgrade, ...(await carrier({ frame, chain, ask }, draft)) }
  }
  return quote(next).catch((cause: unknown) => {
    if (!operationRejected.is(cause)) throw cause
    // An operation with this nonce waits to be mined. Each key has a line of its own at the EntryPoint.
    return quote(randomKey() << 64n)
  })
}

/** A key of 192 bits that isn't zero. */
function randomKey(): bigint {
  const words = crypto.getRandomValues(new BigUint64Array(3))
  return words.reduce((key, word) => (key << 64n) | word, 0n) | 1n
}
