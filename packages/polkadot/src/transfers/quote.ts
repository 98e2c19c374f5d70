import type { Shortage, TransferFee, TransferQuote, TransferRequest } from '@latchkey/core'
import { assetUnreadable, invalidRequest, transferRefused } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import { decodeAddress } from '../ss58/decodeAddress'
import type { Chain } from './Chain'
import { encodeTransfer } from './encodeTransfer'
import { loadChain } from './loadChain'
import { type ChainAccount, existentialDeposit, readAccount } from './readAccount'
import { readFee } from './readFee'
import { readToken, readTokenAccount } from './readToken'
import type { TransferContext } from './TransferContext'
import type { TransferPlan } from './TransferPlan'

/** What the two kinds of transfers find out in their own way. */
type Priced = Pick<TransferQuote, 'amount' | 'max' | 'left' | 'balance' | 'shortage'> & {
  readonly fee: TransferFee
  /** Missing if there is nothing to send yet. */
  readonly call?: Uint8Array
}

type Scene = {
  readonly chain: Chain
  readonly request: TransferRequest
  readonly deposit: bigint
  readonly own: ChainAccount
  readonly other: ChainAccount
}

const notNegative = (value: bigint) => (value < 0n ? 0n : value)
const mostOf = (one: bigint, other: bigint) => (one > other ? one : other)

/** The fee changes a little from block to block. */
const withMargin = (fee: bigint): TransferFee => ({ max: fee + fee / 10n, likely: fee })

/** What the chain's own rules leave for a payment that keeps the account. */
const spendable = ({ own, deposit }: Scene) => notNegative(own.free - mostOf(own.locked, deposit))

async function priceNative(scene: Scene): Promise<Priced> {
  const { chain, request, deposit, own, other } = scene
  const { network, address, to } = request
  const isMax = request.amount === 'max'
  const feeOf = async (amount: bigint, keepsAlive: boolean) =>
    withMargin(await readFee(chain, network, address, encodeTransfer(chain, { to, amount, keepsAlive })))
  // The longest amount, since a fee is taken for each byte.
  const [keeping, ending] = await Promise.all([feeOf(own.free, true), feeOf(own.free, false)])
  const mostKeeping = notNegative(spendable(scene) - keeping.max)
  // Fees are only taken from what is above the deposit.
  const mostEnding = own.free - ending.max >= deposit ? own.free - ending.max : 0n
  const max = own.isHeld ? mostKeeping : mostEnding
  const amount = request.amount === 'max' ? max : request.amount
  const isEnd = !own.isHeld && amount === max && max > 0n
  if (amount > 0n && other.free + amount < deposit) throw transferRefused()
  const fee = isEnd ? ending : keeping
  const rest = fee.max - fee.likely
  const shortage = ((): Shortage | null => {
    if (amount > own.free) return 'asset'
    if (isEnd) return null
    return amount > mostKeeping || mostKeeping === 0n || (isMax && max === 0n) ? 'fee' : null
  })()
  // An account with less than the deposit ends, and what is left in it with it.
  const leftEnding = rest < deposit ? 0n : rest
  const leftKeeping = mostOf(own.locked, deposit) + rest
  return {
    amount,
    max,
    left: max === 0n ? 0n : own.isHeld ? leftKeeping : leftEnding,
    balance: own.free,
    shortage,
    fee,
    ...(amount > 0n ? { call: encodeTransfer(chain, { to, amount, keepsAlive: !isEnd }) } : {}),
  }
}

async function priceToken(scene: Scene, name: string): Promise<Priced> {
  const { chain, request, other } = scene
  const { network, address, to } = request
  const token = await readToken(chain, network, name)
  const [held, theirs] = await Promise.all([
    readTokenAccount(chain, network, token, address),
    readTokenAccount(chain, network, token, to),
  ])
  const { balance } = held
  const amount = request.amount === 'max' ? balance : request.amount
  const rest = balance - amount
  if (!token.isLive || !held.isLiquid) throw transferRefused()
  // The pallet would send the rest along, or keep nothing of it.
  if (amount > 0n && rest > 0n && rest < token.least) throw transferRefused()
  const opens = amount > 0n && !theirs.exists
  if (opens && (amount < token.least || (!token.isSufficient && !other.exists))) throw transferRefused()
  const call = encodeTransfer(chain, { to, amount, keepsAlive: rest > 0n, token: token.id })
  const fee = withMargin(await readFee(chain, network, address, call))
  const shortage = ((): Shortage | null => {
    if (amount > balance || balance === 0n) return 'asset'
    return spendable(scene) < fee.max ? 'fee' : null
  })()
  return { amount, max: balance, left: 0n, balance, shortage, fee, ...(amount > 0n ? { call } : {}) }
}

/** [SND-1] [SND-5] Prices a transfer and plans it. @throws transferRefused, assetUnreadable, invalidRequest, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function quote(context: TransferContext, request: TransferRequest): Promise<TransferQuote> {
  const { address, network, asset, to, speed } = request
  if (!decodeAddress(to)) throw invalidRequest({ reason: 'the receiver is not an address' })
  if (request.amount !== 'max' && (request.amount < 0n || request.amount >= 1n << 128n))
    throw invalidRequest({ reason: 'the amount is out of range' })
  if (asset.kind === 'nft') throw assetUnreadable({ token: asset.token })
  const chain = await loadChain(context, network)
  const [own, other] = await Promise.all([
    readAccount(chain, network, address),
    readAccount(chain, network, to),
  ])
  const { genesisHash, specVersion } = chain
  const scene = { chain, request, deposit: existentialDeposit(chain), own, other }
  const { fee, call, ...priced } = await (asset.kind === 'native'
    ? priceNative(scene)
    : priceToken(scene, asset.token))
  const method = call && `0x${bytesToHex(call)}`
  const plan: TransferPlan = { call: method ?? null }
  return {
    asset,
    to,
    ...priced,
    speed,
    fees: { normal: fee },
    fee,
    extra: [],
    isFeeOfWallet: false,
    nativeBalance: own.free,
    ...(method ? { request: { method: 'signPayload', params: { method, genesisHash, specVersion } } } : {}),
    plan,
  }
}
