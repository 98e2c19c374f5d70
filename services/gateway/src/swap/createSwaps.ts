import { swapNetworkIds } from '@latchkey/protocol'
import { parse, pipe, regex, string, transform } from 'valibot'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'
import { quoteAll, type SwapAnswers } from './quoteAll'
import type { SwapAsk, SwapProvider } from './SwapProvider'
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
  /** Asks all providers, or the named one. @throws swapNotSupported, unsupportedProvider */
  quote(ask: SwapAsk, provider: string | undefined, signal: AbortSignal): Promise<SwapAnswers>
}

/** What swaps need. */
export type SwapsOptions = {
  readonly nodes: Nodes
  readonly providers: readonly SwapProvider[]
  /** How long the providers may take. */
  readonly limitMs?: number
}

/** Creates the swaps of these providers. */
export function createSwaps({ nodes, providers, limitMs = 1_500 }: SwapsOptions): Swaps {
  const usual: readonly string[] = swapNetworkIds
  const isServed = (chainId: string) =>
    providers.length > 0 &&
    nodes.chains.some(({ id }) => id === chainId) &&
    (usual.includes(chainId) || providers.some(({ serves }) => serves(chainId).length > 0))
  const assertServed = (chainId: string) => {
    if (!isServed(chainId)) throw refusals.swapNotSupported()
  }
  return {
    providers,
    isServed,
    assertServed,
    gasPrice: async (chainId, signal) =>
      parse(quantity, await nodes.call(chainId, { method: 'eth_gasPrice', params: [] }, signal)),
    async quote(ask, provider, signal) {
      assertServed(ask.from.chainId)
      const asked = provider === undefined ? providers : providers.filter(({ id }) => id === provider)
      if (asked.length === 0) throw refusals.unsupportedProvider({ provider: `${provider}`.slice(0, 50) })
      return quoteAll(
        ask,
        {
          providers: asked,
          check: async (by, wanted, offer) => toQuote(by, wanted, offer, { received: null, gasPrice: null }),
          worth: async ({ amountOut }) => BigInt(amountOut),
          limitMs,
        },
        signal,
      )
    },
  }
}
