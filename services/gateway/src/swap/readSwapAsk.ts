import {
  isAddress,
  isCaipAddress,
  nativeTokenPlaceholder,
  parseAddress,
  type postSwapQuotes,
} from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import { isHex } from 'viem'
import { refusals } from '../http/refusals'
import type { SwapAsk, SwapAsset } from './SwapProvider'

/** In wei: far above what any network asks, and low enough that the gas of a swap still costs a readable number. */
const mostGasPrice = 10n ** 30n

type Body = InferOutput<NonNullable<typeof postSwapQuotes.body>>

/** Reads what a visitor wants. @throws malformedAddress, invalidParameter */
export function readSwapAsk(body: Body): SwapAsk {
  const { amount, side = 'in', slippageBps, gasPrice, permit } = body
  const [from, to] = [readSwapAsset(body.from), readSwapAsset(body.to)]
  if (`${from.chainId}:${from.address}` === `${to.chainId}:${to.address}`)
    throw refusals.invalidParameter({ name: 'to', reason: 'same token as from' })
  const account = body.account === undefined ? undefined : readSwapAccount(body.account, from, 'account')
  const receiver = body.receiver === undefined ? undefined : readSwapAccount(body.receiver, to, 'receiver')
  if (receiver !== undefined && account === undefined)
    throw refusals.invalidParameter({ name: 'receiver', reason: 'needs an account' })
  if (account !== undefined && receiver === undefined && familyOf(from) !== familyOf(to))
    throw refusals.invalidParameter({ name: 'receiver', reason: 'required for another family of networks' })
  if (gasPrice !== undefined && BigInt(gasPrice) > mostGasPrice)
    throw refusals.invalidParameter({ name: 'gasPrice', reason: 'too high' })
  const signature = permit?.signature
  return {
    from,
    to,
    amount: BigInt(amount),
    side,
    account,
    receiver: receiver ?? account,
    slippageBps,
    gasPrice: gasPrice === undefined ? undefined : BigInt(gasPrice),
    permit: permit && isHex(signature) ? { deadline: BigInt(permit.deadline), signature } : undefined,
  }
}

/** Reads a CAIP-10 token. @throws malformedAddress */
export function readSwapAsset(id: string): SwapAsset {
  if (!isCaipAddress(id)) throw refusals.malformedAddress({ address: id.slice(0, 100) })
  const { namespace, chainId, address } = parseAddress(id)
  const placeholder = nativeTokenPlaceholder[namespace]
  const plain = namespace === 'eip155' ? address.toLowerCase() : address
  const isNative = plain === placeholder
  if (!isNative && !isAddress(namespace, address))
    throw refusals.malformedAddress({ address: id.slice(0, 100) })
  return { id, chainId: `${namespace}:${chainId}`, address: plain, isNative }
}

/** Reads the plain address of a CAIP-10 account on the network of a token. @throws malformedAddress, invalidParameter */
export function readSwapAccount(account: string, { chainId: expected }: SwapAsset, name: string): string {
  if (!isCaipAddress(account)) throw refusals.malformedAddress({ address: account.slice(0, 100) })
  const { namespace, chainId, address } = parseAddress(account)
  if (`${namespace}:${chainId}` !== expected)
    throw refusals.invalidParameter({ name, reason: 'on another network than the token' })
  if (!isAddress(namespace, address)) throw refusals.malformedAddress({ address: account.slice(0, 100) })
  return namespace === 'eip155' ? address.toLowerCase() : address
}

const familyOf = ({ chainId }: SwapAsset) => chainId.split(':')[0]
