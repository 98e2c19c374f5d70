import type { Speed, TransferFee, TransferQuote, TransferRequest } from '@latchkey/core'
import {
  fromBaseUnits,
  invalidRequest,
  sendLeavesTooLittle,
  sendTooLittle,
  transferRefused,
} from '@latchkey/protocol'
import { base64 } from '@scure/base'
import { type Address, isAddress } from '@solana/addresses'
import { encodeTransaction } from '../transaction/encodeTransaction'
import { writeMemo } from '../transaction/instructions/writeMemo'
import { readLifetime } from '../transaction/readLifetime'
import { writtenBy } from '../transaction/writtenBy'
import { openAsset } from './openAsset'
import { readBaseFee } from './readBaseFee'
import { readPrices } from './readPrices'
import type { TransferPlan } from './TransferPlan'
import { tryOut } from './tryOut'

/** What a note takes at most, with as many bytes as fit. */
const memoUnits = 60_000n
/** The longest transaction that the network carries. */
const longest = 1_232

const leastOf = (one: bigint, other: bigint) => (one < other ? one : other)
const notNegative = (value: bigint) => (value < 0n ? 0n : value)

/** @throws invalidRequest */
function readParty(text: string, who: string): Address {
  if (!isAddress(text)) throw invalidRequest({ reason: `the ${who} is not an address` })
  return text
}

/** [SND-1] [SND-5] Prices a transfer at each speed and plans it. @throws transferRefused, sendTooLittle, sendLeavesTooLittle, memoRequired, assetUnreadable, invalidRequest, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function quote(request: TransferRequest): Promise<TransferQuote> {
  const { address, network, asset, to, speed, isSponsored = false } = request
  const owner = readParty(address, 'sender')
  const receiver = readParty(to, 'receiver')
  if (request.amount !== 'max' && request.amount < 0n)
    throw invalidRequest({ reason: 'the amount is negative' })
  const memo = request.memo ? writeMemo(request.memo) : undefined
  const isNative = asset.kind === 'native'
  const [{ moves, nativeBalance, minimum }, lifetime] = await Promise.all([
    openAsset({ network, asset, owner, receiver, memo }),
    readLifetime(network),
  ])
  const { balance, movable } = moves
  const units = moves.units + (memo ? memoUnits : 0n)
  const planFor = (amount: bigint, price: bigint): TransferPlan => ({
    payer: owner,
    instructions: moves.instructionsFor(leastOf(amount, movable)),
    units,
    price,
  })

  // The fee doesn't depend on the amount.
  const trial = planFor(movable, 0n)
  const free = encodeTransaction(trial, lifetime)
  if (base64.decode(free).length > longest) throw invalidRequest({ reason: 'the memo is too long' })
  const [prices, base] = await Promise.all([
    readPrices(network, writtenBy(trial.instructions)),
    readBaseFee(network, free),
  ])
  const feeOf = (price: bigint) => base + (units * price + 999_999n) / 1_000_000n
  const fee = feeOf(prices[speed])

  const reserve = (isSponsored ? 0n : fee) + moves.rent
  const max = isNative ? notNegative(nativeBalance - reserve) : movable
  const amount = request.amount === 'max' ? max : request.amount
  const rest = nativeBalance - reserve - (isNative ? amount : 0n)
  // An account that has the minimum may only fall below it to be gone.
  const isStuck = rest > 0n && rest < minimum && nativeBalance >= minimum
  const isShort = rest < 0n || (isNative ? request.amount === 'max' && max === 0n : isStuck)
  const isLacking = amount > balance || (asset.kind === 'nft' && balance === 0n)
  const shortage = isLacking ? 'asset' : isShort ? 'fee' : null

  const plan = planFor(amount, prices[speed])
  const transaction = encodeTransaction(plan, lifetime)
  if (shortage === null && amount > 0n) {
    const inCoins = (least: bigint) => {
      const { decimals, symbol } = network.nativeCurrency
      return { least: `${fromBaseUnits(least, decimals)} ${symbol}` }
    }
    if (amount > movable) throw transferRefused()
    if (amount < moves.least) throw sendTooLittle(inCoins(moves.least))
    if (isNative && isStuck && !isSponsored) throw sendLeavesTooLittle(inCoins(minimum))
    if (!isSponsored) await tryOut(network, transaction)
  }

  const at = (price: bigint): TransferFee => ({ max: feeOf(price), likely: feeOf(price) })
  const byPrice = { slow: at(prices.slow), normal: at(prices.normal), fast: at(prices.fast) } satisfies {
    [S in Speed]: TransferFee
  }
  return {
    asset,
    to: receiver,
    amount,
    ...(moves.receivedOf ? { received: moves.receivedOf(leastOf(amount, movable)) } : {}),
    max,
    // The fee is known to the last lamport, and an account may be emptied.
    left: 0n,
    speed,
    // Where nobody waits, nobody pays to be first.
    fees: prices.slow === prices.fast ? { normal: byPrice.normal } : byPrice,
    fee: byPrice[speed],
    extra: moves.rent > 0n ? [{ kind: 'rent', amount: moves.rent }] : [],
    isFeeOfWallet: isSponsored,
    balance,
    nativeBalance,
    shortage,
    request: { method: 'solana_signAndSendTransaction', params: { transaction, pubkey: owner } },
    plan,
  }
}
