import type { Shortage, Speed, TransferFee, TransferQuote, TransferRequest } from '@latchkey/core'
import { invalidRequest, isEvmAddress } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { toRpcTransaction } from '../transaction/toRpcTransaction'
import { encodeTransfer } from './encodeTransfer'
import { readHeld } from './readAsset'
import { readCode } from './readCode'
import { readDataFee } from './readDataFee'
import { type GasPrice, readFees } from './readFees'
import { plainGas, readGas } from './readGas'
import type { TransferPlan } from './TransferPlan'

const leastOf = (one: bigint, other: bigint) => (one < other ? one : other)
const notNegative = (value: bigint) => (value < 0n ? 0n : value)

/** The lowest offer that a full block doesn't outrun at once: the base fee and an eighth, and the tip. */
function tightCap({ cap, tip, likely }: GasPrice): bigint {
  return tip === null ? cap : leastOf(cap, ((likely - tip) * 9n) / 8n + tip)
}

/** [SND-1] [SND-5] Prices a transfer at each speed and plans it. @throws transferRefused, assetUnreadable, invalidRequest, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function quote(access: NodeAccess, request: TransferRequest): Promise<TransferQuote> {
  const { address, network, asset, to, speed, isSponsored = false } = request
  if (!isEvmAddress(to)) throw invalidRequest({ reason: 'the receiver is not an address' })
  if (request.amount !== 'max' && request.amount < 0n)
    throw invalidRequest({ reason: 'the amount is negative' })
  const isNative = asset.kind === 'native'
  const account = { network, address }
  const [nativeBalance, held, prices, code] = await Promise.all([
    readHeld(access, { ...account, asset: { kind: 'native' } }),
    isNative ? null : readHeld(access, { ...account, asset }),
    readFees(access, network),
    readCode(access, network, to),
  ])
  const balance = held ?? nativeBalance
  const wanted = request.amount === 'max' ? balance : request.amount
  const isTooMuch = wanted > balance
  // What is left over pays the fee, so trying all of it would fail.
  const tried = isNative && (isTooMuch || request.amount === 'max') ? balance / 2n : leastOf(wanted, balance)
  const trial = encodeTransfer(asset, { from: address, to, amount: tried })
  const [gas, dataFee] = await Promise.all([
    readGas(access, { ...request, transaction: trial }, asset, isTooMuch || nativeBalance === 0n),
    readDataFee(access, network, trial.data),
  ])

  const price = prices[speed]
  const reserve = isSponsored ? 0n : gas * tightCap(price) + dataFee
  const max = isNative ? notNegative(nativeBalance - reserve) : balance
  const amount = request.amount === 'max' ? max : request.amount
  const rest = isNative ? nativeBalance - amount : nativeBalance
  // An amount close to everything leaves less for the fee than we would like to offer.
  const cap = isSponsored ? price.cap : leastOf(price.cap, notNegative(rest - dataFee) / gas)
  const isAll = isNative && amount === max && !isSponsored && max > 0n
  const isExact = gas === plainGas && code === '0x' && dataFee === 0n
  // With the whole offer as the tip the fee is known to the last wei, so nothing stays behind.
  const tip = price.tip !== null && isAll && isExact ? cap : price.tip

  const feeOf = (at: GasPrice): TransferFee => ({ max: gas * at.cap, likely: gas * at.likely })
  const shortage = ((): Shortage | null => {
    if (amount > balance || (asset.kind === 'nft' && balance === 0n)) return 'asset'
    if (isSponsored) return null
    return rest < reserve || (isNative && request.amount === 'max' && max === 0n) ? 'fee' : null
  })()
  const isOfferEnough = shortage === null && !isSponsored
  const offered = isOfferEnough ? cap : price.cap
  const fees = {
    slow: feeOf(prices.slow),
    normal: feeOf(prices.normal),
    fast: feeOf(prices.fast),
  } satisfies {
    [S in Speed]: TransferFee
  }
  const likely = isAll && isExact ? offered : leastOf(price.likely, offered)
  const offer =
    tip === null ? { gasPrice: cap } : { maxFeePerGas: cap, maxPriorityFeePerGas: leastOf(tip, cap) }
  const transaction = encodeTransfer(asset, { from: address, to, amount })
  const plan: TransferPlan = { transaction: isSponsored ? transaction : { ...transaction, gas, ...offer } }
  return {
    asset,
    to,
    amount,
    max,
    left: isAll && !isExact ? gas * offered + dataFee : 0n,
    speed,
    fees,
    fee: { max: gas * offered, likely: gas * likely },
    extra: dataFee > 0n ? [{ kind: 'data', amount: dataFee }] : [],
    isFeeOfWallet: isSponsored,
    balance,
    nativeBalance,
    shortage,
    request: { method: 'eth_sendTransaction', params: [toRpcTransaction(address, plan.transaction)] },
    plan,
  }
}
