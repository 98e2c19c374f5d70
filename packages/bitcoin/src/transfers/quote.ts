import type { Shortage, Speed, TransferFee, TransferQuote, TransferRequest } from '@latchkey/core'
import {
  assetUnreadable,
  invalidRequest,
  isBitcoinAddress,
  isLatchkeyError,
  malformedAnswer,
  transferRefused,
} from '@latchkey/protocol'
import { base64, hex } from '@scure/base'
import { isOnNetwork, networkNamed } from '../network/bitcoinNetworks'
import { type Coin, getCoins } from '../read/getCoins'
import { type BuiltPayment, selectCoins } from '../transaction/buildPayment'
import { findPayer } from '../transaction/findPayer'
import { getFeeRates, targetBlocks } from '../transaction/getFeeRates'
import { spendableCoins } from '../transaction/spendableCoins'
import { canSign } from './canSign'
import { dustOf } from './dustOf'
import { estimateFee } from './estimateFee'
import { sweepCoins } from './sweepCoins'
import type { TransferContext } from './TransferContext'
import type { TransferPlan } from './TransferPlan'

/** What a payment costs at one speed. */
type Price = {
  readonly max: bigint
  readonly left: bigint
  readonly fee: bigint
  /** Null if the coins aren't enough, or if the wallet builds it. */
  readonly built: BuiltPayment | null
  readonly isEnough: boolean
}

/** Nodes relay no transaction of more than 100,000 virtual bytes, and no coin takes more than 91. */
const mostCoins = 1_000
const blockMs = 600_000

const sumOf = (coins: readonly Coin[]) => coins.reduce((sum, { amount }) => sum + amount, 0n)
const biggestFirst = (coins: readonly Coin[]) =>
  [...coins].sort((one, other) => (one.amount > other.amount ? -1 : 1))

/** @throws assetUnreadable, invalidRequest */
function assertSound({ network, asset, to, amount }: TransferRequest): void {
  if (asset.kind !== 'native') throw assetUnreadable({ token: asset.token })
  const here = networkNamed('id', network.caipNetworkId)
  if (!here || !isBitcoinAddress(to) || !isOnNetwork(to, here))
    throw invalidRequest({ reason: 'the receiver is not an address of the network' })
  if (amount !== 'max' && amount < 0n) throw invalidRequest({ reason: 'the amount is negative' })
}

/** [SND-1] [SND-5] Prices a payment at each speed and plans it. Never prompts. @throws transferRefused, assetUnreadable, invalidRequest, providerUnauthorized, notSupportedByWallet, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function quote(context: TransferContext, request: TransferRequest): Promise<TransferQuote> {
  const { address, connector, network, asset, to, speed } = request
  assertSound(request)
  const [coins, rates, { account }] = await Promise.all([
    getCoins(address, network),
    getFeeRates(network),
    findPayer(request),
  ])
  const dust = dustOf(to)
  if (request.amount !== 'max' && request.amount > 0n && request.amount < dust) throw transferRefused()
  const isSigned = canSign(context, connector, account)
  const balance = sumOf(coins)
  const usable = biggestFirst(spendableCoins(address, coins)).slice(0, mostCoins)
  const payment = { address, publicKey: account.publicKey, network, coins: usable, to }

  /** Before an amount is typed, the fee of the smallest payment is shown. */
  const wanted = request.amount === 0n ? dust : request.amount
  const priceSigned = (rate: bigint): Price => {
    const sweep = sweepCoins({ ...payment, rate })
    const max = sweep?.value ?? 0n
    const isAll = wanted === 'max' || wanted === max
    const built = isAll ? sweep : selectCoins({ ...payment, rate, value: wanted })
    return {
      max,
      left: sweep ? balance - max - sweep.fee : 0n,
      fee: built?.fee ?? sweep?.fee ?? estimateFee(address, usable, 0n, rate),
      built,
      isEnough: built !== null,
    }
  }
  const priceUnsigned = (rate: bigint): Price => {
    const total = sumOf(usable)
    // The wallet may choose a higher fee than we would.
    const reserve = 2n * estimateFee(address, usable, total, rate)
    const max = total - reserve >= dust ? total - reserve : 0n
    const amount = wanted === 'max' ? max : wanted
    const fee = estimateFee(address, usable, amount, rate)
    const isEnough = amount > 0n && amount + fee <= total
    return { max, left: max > 0n ? balance - max : 0n, fee, built: null, isEnough }
  }
  const priceAt = (at: Speed): Price => {
    try {
      return (isSigned ? priceSigned : priceUnsigned)(rates[at])
    } catch (cause) {
      // Coins that contradict each other.
      throw isLatchkeyError(cause) ? cause : malformedAnswer({ what: 'utxo' }, { cause })
    }
  }

  const prices = { slow: priceAt('slow'), normal: priceAt('normal'), fast: priceAt('fast') }
  const feeAt = (at: Speed): TransferFee => ({
    max: prices[at].fee,
    likely: prices[at].fee,
    waitMs: targetBlocks[at] * blockMs,
  })
  const { max, left, built, isEnough } = prices[speed]
  const amount = request.amount === 'max' ? max : request.amount
  const shortage = ((): Shortage | null => {
    if (amount > sumOf(usable)) return 'asset'
    return isEnough ? null : 'fee'
  })()
  const plan = planOf(address, isSigned, amount === 0n || !isEnough ? null : { built, isAll: amount === max })
  return {
    asset,
    to,
    amount,
    max,
    left,
    speed,
    fees: { slow: feeAt('slow'), normal: feeAt('normal'), fast: feeAt('fast') },
    fee: feeAt(speed),
    extra: [],
    isFeeOfWallet: !isSigned,
    balance,
    nativeBalance: balance,
    shortage,
    ...(plan.way === 'psbt'
      ? { request: { method: 'signPsbt', params: { psbt: plan.psbt, inputs: plan.inputs } } }
      : {}),
    plan,
  }
}

function planOf(
  address: string,
  isSigned: boolean,
  ready: { readonly built: BuiltPayment | null; readonly isAll: boolean } | null,
): TransferPlan {
  if (!ready) return { way: 'none' }
  const { built, isAll } = ready
  if (!isSigned || !built) return { way: 'wallet' }
  const { transaction } = built
  const indexes = Array.from({ length: transaction.inputsLength }, (_, index) => index)
  return {
    way: 'psbt',
    psbt: base64.encode(transaction.toPSBT()),
    inputs: indexes.map((index) => ({ address, index })),
    coins: indexes.map((at) => {
      const { txid, index } = transaction.getInput(at)
      return `${txid ? hex.encode(txid) : ''}:${index}`
    }),
    isAll,
  }
}
