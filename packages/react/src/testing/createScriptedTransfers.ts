import type { TransferQuote, TransferRequest, TransferStatus, Transfers } from '@latchkey/core'
import { type LatchkeyError, receiverInvalid } from '@latchkey/protocol'

/** The parts of a scripted chain that a test changes. */
export type ScriptedChain = {
  nativeBalance: bigint
  tokenBalance: bigint
  fee: bigint
  /** What a quote has besides. */
  more: Partial<TransferQuote>
  quoteError: LatchkeyError | null
  names: { [name: string]: string }
  contracts: string[]
  /** Why something isn't sent to an address. */
  refused: { [text: string]: LatchkeyError }
  status: TransferStatus
  /** What the wallet does. */
  answer: () => Promise<string>
  readonly quoted: TransferRequest[]
  readonly sent: TransferQuote[]
}

/** Sending without a chain, for the views. The journeys use real nodes. */
export function createScriptedTransfers(): { readonly chain: ScriptedChain; readonly transfers: Transfers } {
  const chain: ScriptedChain = {
    nativeBalance: 10n ** 18n,
    tokenBalance: 5_000_000n,
    fee: 10n ** 15n,
    more: {},
    quoteError: null,
    names: {},
    contracts: [],
    refused: {},
    status: { state: 'pending', isSeen: true },
    answer: async () => `0x${'7'.repeat(64)}`,
    quoted: [],
    sent: [],
  }
  const transfers: Transfers = {
    async readReceiver({ text }) {
      const reason = chain.refused[text]
      if (reason) throw reason
      if (!/^0x[\da-f]{40}$/i.test(text)) throw receiverInvalid()
      return { address: text, isContract: chain.contracts.includes(text) }
    },
    resolveName: async ({ name }) => chain.names[name] ?? null,
    readAsset: async ({ asset }) => ({
      decimals: asset.kind === 'native' ? 18 : 6,
      symbol: asset.kind === 'native' ? 'ETH' : 'FOUND',
      name: 'Found token',
      balance: chain.tokenBalance,
    }),
    async quote(request) {
      chain.quoted.push(request)
      if (chain.quoteError) throw chain.quoteError
      const { asset, to, speed } = request
      const isNative = asset.kind === 'native'
      const balance = isNative ? chain.nativeBalance : chain.tokenBalance
      const times = { slow: 1n, normal: 2n, fast: 4n }
      const feeAt = (each: keyof typeof times) => ({
        max: (chain.fee * times[each]) / 2n,
        likely: (chain.fee * times[each]) / 4n,
      })
      const fee = feeAt(speed)
      const rest = isNative ? balance - fee.max : balance
      const max = rest > 0n ? rest : 0n
      const amount = request.amount === 'max' ? max : request.amount
      const isFeeShort = isNative ? amount > max : chain.nativeBalance < fee.max
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
        isFeeOfWallet: false,
        balance,
        nativeBalance: chain.nativeBalance,
        shortage: amount > balance ? 'asset' : isFeeShort ? 'fee' : null,
        plan: null,
        ...chain.more,
      }
    },
    async send({ quote }) {
      chain.sent.push(quote)
      return { id: await chain.answer(), details: { nonce: '1' } }
    },
    check: async () => chain.status,
  }
  return { chain, transfers }
}
