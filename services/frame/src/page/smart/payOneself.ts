import {
  callChainNotSupported,
  fundsMissing,
  malformedAnswer,
  smartAccountAddresses,
} from '@latchkey/protocol'
import { askQuantity } from '../messages/rpc/askQuantity'
import { fillTransaction } from '../messages/rpc/fillTransaction'
import { toQuantity } from '../messages/rpc/readQuantity'
import { encodeCalls } from '../vault/evm/encodeCalls'
import type { OwnForm } from './CallsForm'
import type { SmartSender } from './SmartSender'
import { toOwnCalls } from './toOwnCalls'

/** What EIP-7702 takes for an authorisation. */
const perAuthorization = 25_000n

/**
 * Fills one transaction of the account to itself that makes the calls.
 * @throws fundsMissing, callChainNotSupported, the node's error
 */
export async function payOneself(sender: SmartSender): Promise<OwnForm> {
  const { account, chain, isUpgrade, cancels, ask } = sender
  const calls = toOwnCalls(sender)
  const spent = calls.reduce((sum, { value }) => sum + value, 0n)
  const balance = await askQuantity(ask, 'eth_getBalance', [account, 'latest'])
  const refuse = (needed: bigint) =>
    fundsMissing({ network: chain, needed: `${needed}`, balance: `${balance}` })
  // Without the coins that the calls send, no node can estimate them.
  if (balance < spent) throw refuse(spent)
  const call = { from: account, to: account, data: encodeCalls(calls) }
  const gas = await estimateGas(sender, call)
  const chainId = BigInt(chain.slice('eip155:'.length))
  const filled = await fillTransaction({ ...call, gas: toQuantity(gas) }, { account, chainId, ask })
  const { nonce, maxFeePerGas, maxPriorityFeePerGas } = filled as Partial<OwnForm>
  // A network without these fees has no delegations either.
  if (!nonce || !maxFeePerGas || !maxPriorityFeePerGas) throw callChainNotSupported()
  const needed = spent + gas * BigInt(maxFeePerGas)
  if (balance < needed) throw refuse(needed)
  return {
    nonce,
    gas: toQuantity(gas),
    maxFeePerGas,
    maxPriorityFeePerGas,
    isUpgrade,
    ...(cancels === undefined ? {} : { cancels }),
  }
}

/** A quarter more than the node's estimate: the cost of calls depends on what is mined before them. */
async function estimateGas({ account, isUpgrade, ask }: SmartSender, call: object): Promise<bigint> {
  const more = isUpgrade ? [{ [account]: { code: await readImplementation(ask) } }] : []
  const gas = await askQuantity(ask, 'eth_estimateGas', [call, 'latest', ...more])
  return (gas * 5n) / 4n + (isUpgrade ? perAuthorization : 0n)
}

/** The code that the account is going to run. */
async function readImplementation(ask: SmartSender['ask']): Promise<string> {
  const method = 'eth_getCode'
  const code = await ask(method, [smartAccountAddresses.implementation, 'latest'])
  if (typeof code !== 'string' || code === '0x') throw malformedAnswer({ what: method })
  return code
}
