import { type BundlerOperation, malformedAnswer, smartAccountAddresses } from '@latchkey/protocol'
import { object, pipe, regex, safeParse, string } from 'valibot'
import { encodeFunctionData } from 'viem/utils'
import type { FramePage } from '../FramePage'
import { askQuantity } from '../messages/rpc/askQuantity'
import { toQuantity } from '../messages/rpc/readQuantity'
import { encodeCalls } from '../vault/evm/encodeCalls'
import { askBundler } from './askBundler'
import type { SponsoredForm } from './CallsForm'
import { operationRejected, sponsorRefused } from './errors'
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

const quantity = () => pipe(string(), regex(/^0x[0-9a-f]{1,32}$/i))
const none = () => pipe(string(), regex(/^0x0+$/))
const estimate = () =>
  object({
    callGasLimit: quantity(),
    verificationGasLimit: quantity(),
    preVerificationGas: none(),
    maxFeePerGas: none(),
    maxPriorityFeePerGas: none(),
  })

/**
 * Asks whether the operator pays for calls, and returns what to sign then.
 * @throws sponsorRefused, callReverted, operationRejected, networkFailure, the node's error
 */
export async function askSponsor(frame: FramePage, sender: SmartSender): Promise<SponsoredForm> {
  const { account, isUpgrade, ask } = sender
  const data = encodeFunctionData({ abi, args: [account, 0n] })
  const [next, delegationNonce] = await Promise.all([
    askQuantity(ask, 'eth_call', [{ to: entryPoint, data }, 'latest']),
    isUpgrade ? askQuantity(ask, 'eth_getTransactionCount', [account, 'latest']) : undefined,
  ])
  const { nonce, ...limits } = await estimateGas(frame, sender, next).catch((cause: unknown) => {
    if (!operationRejected.is(cause)) throw cause
    // An operation with this nonce waits to be mined. Each key has a line of its own at the EntryPoint.
    return estimateGas(frame, sender, randomKey() << 64n)
  })
  return {
    nonce,
    ...limits,
    ...(delegationNonce === undefined ? {} : { delegationNonce: toQuantity(delegationNonce) }),
  }
}

async function estimateGas(
  frame: FramePage,
  { account, chain, calls }: SmartSender,
  next: bigint,
): Promise<SponsoredForm> {
  const nonce = toQuantity(next)
  const method = 'eth_estimateUserOperationGas'
  const draft: BundlerOperation = {
    sender: account,
    nonce,
    callData: encodeCalls(toAccountCalls(calls)),
    callGasLimit: '0x0',
    verificationGasLimit: '0x0',
    preVerificationGas: '0x0',
    maxFeePerGas: '0x0',
    maxPriorityFeePerGas: '0x0',
    signature: '0x',
  }
  const answer = await askBundler(frame, chain, method, [draft, entryPoint])
  const read = safeParse(estimate(), answer)
  // A bundler that wants fees isn't a sponsor.
  if (!read.success) throw sponsorRefused({ reason: 'off' }, { cause: malformedAnswer({ what: method }) })
  const { callGasLimit, verificationGasLimit } = read.output
  return {
    nonce,
    callGasLimit: toQuantity(BigInt(callGasLimit)),
    verificationGasLimit: toQuantity(BigInt(verificationGasLimit)),
  }
}

/** A key of 192 bits that isn't zero. */
function randomKey(): bigint {
  const words = crypto.getRandomValues(new BigUint64Array(3))
  return words.reduce((key, word) => (key << 64n) | word, 0n) | 1n
}
