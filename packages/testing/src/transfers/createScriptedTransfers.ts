import type {
  Speed,
  TransferHandle,
  TransferQuote,
  TransferRequest,
  TransferStatus,
  Transfers,
} from '@latchkey/core'
import { type LatchkeyError, receiverInvalid } from '@latchkey/protocol'

/** The parts of a scripted chain that a test changes. */
export type ScriptedChain = {
  nativeBalance: bigint
  tokenBalance: bigint
  /** What the chain tells about every token. */
  token: { decimals: number; symbol: string; name: string }
  /** The fee at normal speed; slow is half of it, fast twice as much. */
  fee: bigint
  /** What a quote has besides. */
  more: Partial<TransferQuote>
  quoteError: LatchkeyError | null
  /** By name, or by network and name. */
  names: { [name: string]: string }
  contracts: string[]
  /** The network that typed addresses are spelled for. */
  writtenFor: string | undefined
  /** Why something isn't sent to an address. */
  refused: { [text: string]: LatchkeyError }
  /** What the next look at a transaction finds. */
  status: TransferStatus | Error
  /** What the wallet does; it approves if null. */
  answer: (() => Promise<string>) | null
  /** Before a quote is answered, if set. */
  beforeQuote: ((request: TransferRequest) => Promise<void>) | null
  readonly quoted: TransferRequest[]
  readonly sent: TransferQuote[]
  readonly checked: TransferHandle[]
}

const halves: { readonly [S in Speed]: bigint } = { slow: 1n, normal: 2n, fast: 4n }

/** Sending without a chain, to test a form and the rules around it. Adapters are tested with real nodes. */
export function createScriptedTransfers(): { readonly chain: ScriptedChain; readonly transfers: Transfers } {
  const chain: ScriptedChain = {
    nativeBalance: 10n ** 18n,
    tokenBalance: 5_000_000n,
    token: { decimals: 6, symbol: 'LKD', name: 'Local Dollar' },
    fee: 10n ** 15n,
    more: {},
    quoteError: null,
    names: {},
    contracts: [],
    writtenFor: undefined,
    refused: {},
    status: { state: 'pending', isSeen: true },
    answer: null,
    beforeQuote: null,
    quoted: [],
    sent: [],
    checked: [],
  }
  const transfers: Transfers = {
    isId: (text) => /^0x[\da-f]{64}$/i.test(text),
    async readReceiver({ text }) {
      const reason = chain.refused[text]
      if (reason) throw reason
      if (!/^0x[\da-f]{40}$/i.test(text)) throw receiverInvalid()
      const { writtenFor } = chain
      const isContract = chain.contracts.includes(text)
      return { address: text, isContract, ...(writtenFor === undefined ? {} : { writtenFor }) }
    },
    resolveName: async ({ name, network: { caipNetworkId } }) =>
      chain.names[`${caipNetworkId} ${name}`] ?? chain.names[name] ?? null,
    readAsset: async ({ asset }) =>
      asset.kind === 'native'
        ? { decimals: 18, symbol: 'ETH', balance: chain.nativeBalance }
        : { ...chain.token, balance: chain.tokenBalance },
    async quote(request) {
      chain.quoted.push(request)
      await chain.beforeQuote?.(request)
      if (chain.quoteError) throw chain.quoteError
      return { ...quoteOf(chain, request), ...chain.more }
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

function quoteOf(chain: ScriptedChain, request: TransferRequest): TransferQuote {
  const { asset, to, speed, isSponsored = false } = request
  const isNative = asset.kind === 'native'
  const balance = isNative ? chain.nativeBalance : chain.tokenBalance
  const feeAt = (each: Speed) => ({
    max: (chain.fee * halves[each]) / 2n,
    likely: (chain.fee * halves[each]) / 4n,
  })
  const fee = feeAt(speed)
  const rest = isNative && !isSponsored ? balance - fee.max : balance
  const max = rest > 0n ? rest : 0n
  const amount = request.amount === 'max' ? max : request.amount
  const isFeeShort = !isSponsored && (isNative ? amount > max : chain.nativeBalance < fee.max)
  return {
    asset,
    to,
    amount,
    max,
    left: 0n,
    speed,
    fees: { slow: feeAt('slow'), normal: feeAt('normal'), fast: feeAt('fast') },
    fee,
    extra: [],
    isFeeOfWallet: isSponsored,
    balance,
    nativeBalance: chain.nativeBalance,
    shortage: amount > balance ? 'asset' : isFeeShort ? 'fee' : null,
    plan: null,
  }
}
