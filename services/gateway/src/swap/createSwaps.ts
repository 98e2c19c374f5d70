import { swapNetworkIds } from '@latchkey/protocol'
import { parse, pipe, regex, string, transform } from 'valibot'
import type { Prices } from '../account/prices/createPrices'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'
import { createProver, type SwapProof } from './createProver'
import { isSafeOffer } from './isSafeOffer'
import { quoteAll, type SwapAnswers } from './quoteAll'
import { rateQuote } from './rateQuote'
import type { SwapAsk, SwapOffer, SwapProvider } from './SwapProvider'
import type { SwapTokens } from './tokens/createSwapTokens'
import { toQuote } from './toQuote'

const quantity = pipe(
  string(),
  regex(/^0x[0-9a-fA-F]{1,64}$/),
  transform((value) => BigInt(value)),
)

/** The providers of swaps, and everything that is asked of all of them. */
export type Swaps = {
  readonly providers: readonly SwapProvider[]
  /** [SWP-1] Throws unless tokens of the network can be swapped. @throws swapNotSupported */
  assertServed(chainId: string): void
  /** Whether tokens of the network can be swapped. */
  isServed(chainId: string): boolean
  /** Returns the gas price of an EVM network, in wei. @throws unsupportedChain, chainDown */
  gasPrice(chainId: string, signal: AbortSignal): Promise<bigint>
  readonly tokens: SwapTokens
  /** Asks all providers, or the named one. @throws swapNotSupported, unsupportedProvider */
  quote(ask: SwapAsk, provider: string | undefined, signal: AbortSignal): Promise<SwapAnswers>
}

/** What swaps need. */
export type SwapsOptions = {
  readonly nodes: Nodes
  readonly prices: Prices
  readonly providers: readonly SwapProvider[]
  readonly tokens: SwapTokens
  readonly now: () => number
  /** How long the providers may take. */
  readonly limitMs?: number
}

/** Creates the swaps of these providers. */
export function createSwaps(options: SwapsOptions): Swaps {
  const { nodes, prices, providers, tokens, now, limitMs = 1_500 } = options
  const prove = createProver(nodes, now)
  const usual: readonly string[] = swapNetworkIds
  const isServed = (chainId: string) =>
    providers.length > 0 &&
    nodes.chains.some(({ id }) => id === chainId) &&
    (usual.includes(chainId) || providers.some(({ serves }) => serves(chainId).length > 0))
  const assertServed = (chainId: string) => {
    if (!isServed(chainId)) throw refusals.swapNotSupported()
  }
  const gasPrice = async (chainId: string, signal: AbortSignal) =>
    parse(quantity, await nodes.call(chainId, { method: 'eth_gasPrice', params: [] }, signal))

  return {
    providers,
    isServed,
    assertServed,
    gasPrice,
    tokens,
    async quote(ask, provider, signal) {
      assertServed(ask.from.chainId)
      assertServed(ask.to.chainId)
      const asked = provider === undefined ? providers : providers.filter(({ id }) => id === provider)
      if (asked.length === 0) throw refusals.unsupportedProvider({ provider: `${provider}`.slice(0, 50) })
      // All quotes are compared at the same one; without it they are compared without gas.
      const isEvm = ask.from.chainId.startsWith('eip155:')
      const price = isEvm ? (ask.gasPrice ?? gasPrice(ask.from.chainId, signal).catch(() => null)) : null
      return quoteAll(
        ask,
        {
          providers: asked,
          check: async (by, wanted, offer, until) => {
            if (!isSafeOffer(by, wanted, offer)) return 'unsafe'
            if (offer.expiresAt <= now()) return 'failed'
            const proof = await prove(wanted, offer, until)
            if (typeof proof === 'string') return proof
            const given = mayCarryOut(by, wanted, proof) ? offer : priceOf(offer)
            return toQuote(by, wanted, given, { proof, gasPrice: await price, now: now() })
          },
          worth: (quote) => rateQuote({ nodes, prices }, ask, quote),
          limitMs,
        },
        signal,
      )
    },
  }
}

/**
 * Whether an offer can be carried out as it is. Across networks and on Solana no simulation shows what arrives, so it
 * takes the operator's word for the vendor.
 */
function mayCarryOut(
  { isOwn = false, mayBeUnproven = false }: SwapProvider,
  { from, to }: SwapAsk,
  proof: SwapProof,
): boolean {
  const isProvable = from.chainId === to.chainId && from.chainId.startsWith('eip155:')
  return proof !== undefined || isOwn || (mayBeUnproven && !isProvable)
}

/** What an offer is without an account: a price. */
const priceOf = ({ rehearsal: _, ...offer }: SwapOffer): SwapOffer => ({ ...offer, steps: [] })
