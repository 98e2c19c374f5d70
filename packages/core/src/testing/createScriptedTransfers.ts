import { receiverInvalid } from '@latchkey/protocol'
import type {
  TransferHandle,
  TransferQuote,
  TransferRequest,
  TransferStatus,
  Transfers,
} from '../ports/Transfers'

/** The parts of a scripted chain that a test changes. */
export type ScriptedChain = {
  nativeBalance: bigint
  tokenBalance: bigint
  fee: bigint
  names: { [name: string]: string }
  /** Receivers that don't exist. */
  refused: string[]
  /** What the next look at a transaction finds. */
  status: TransferStatus | Error
  /** What the wallet does. */
  answer: (() => Promise<string>) | null
  readonly quoted: TransferRequest[]
  readonly sent: TransferQuote[]
  readonly checked: TransferHandle[]
}

/** Sending without a chain, to test core's own rules. */
export function createScriptedTransfers(): { readonly chain: ScriptedChain; readonly transfers: Transfers } {
  const chain: ScriptedChain = {
    nativeBalance: 10n ** 18n,
    tokenBalance: 5_000_000n,
    fee: 10n ** 15n,
    names: {},
    refused: [],
    status: { state: 'pending', isSeen: true },
    answer: null,
    quoted: [],
    sent: [],
    checked: [],
  }
  const transfers: Transfers = {
    async readReceiver({ text }) {
      if (chain.refused.includes(text) || !/^0x[\da-f]{40}$/i.test(text)) throw receiverInvalid()
      return { address: text, isContract: false }
    },
    resolveName: async ({ name }) => chain.names[name] ?? null,
    readAsset: async ({ asset }) =>
      asset.kind === 'native'
        ? { decimals: 18, symbol: 'ETH', balance: chain.nativeBalance }
        : { decimals: 6, symbol: 'LKD', balance: chain.tokenBalance },
    async quote(request) {
      chain.quoted.push(request)
      const { asset, to, speed, isSponsored = false } = request
      const isNative = asset.kind === 'native'
      const balance = isNative ? chain.nativeBalance : chain.tokenBalance
      const rest = isNative && !isSponsored ? balance - chain.fee : balance
      const max = rest > 0n ? rest : 0n
      const amount = request.amount === 'max' ? max : request.amount
      const isFeeShort = isNative ? amount > max : chain.nativeBalance < chain.fee
      const fee = { max: chain.fee, likely: chain.fee }
      return {
        asset,
        to,
        amount,
        max,
        left: 0n,
        speed,
        fees: { normal: fee },
        fee,
        extra: [],
        isFeeOfWallet: isSponsored,
        balance,
        nativeBalance: chain.nativeBalance,
        shortage: amount > balance ? 'asset' : isFeeShort && !isSponsored ? 'fee' : null,
        plan: null,
      }
    },
    async send({ quote }) {
      chain.sent.push(quote)
      const id = chain.answer ? await chain.answer() : `0x${`${chain.sent.length}`.padStart(64, '0')}`
      return { id, details: { nonce: `${chain.sent.length}` } }
    },
    async check({ handle }) {
      chain.checked.push(handle)
      if (chain.status instanceof Error) throw chain.status
      return chain.status
    },
  }
  return { chain, transfers }
}
