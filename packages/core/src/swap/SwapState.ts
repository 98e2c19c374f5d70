import type { Explanation } from '@latchkey/explain'
import type { LatchkeyError, NetworkId, SwapQuote } from '@latchkey/protocol'
import type { SwapAct, SwapPlan } from '../ports/Swaps'
import type { Asset } from '../ports/Transfers'

/** A token that can be swapped. */
export type TradedToken = {
  /** CAIP-10; the native coin has its placeholder. */
  readonly id: string
  readonly asset: Exclude<Asset, { readonly kind: 'nft' }>
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly iconUrl: string | null
}

/** What the account has, and what gas costs. Amounts are in the smallest unit. */
export type SwapFunds = {
  /** The token that the balance is of. */
  readonly of: string
  readonly balance: bigint
  readonly nativeBalance: bigint
  readonly gasPrice: { readonly max: bigint; readonly likely: bigint }
}

/** One step of a swap, and how far it is: it waits, is in the wallet, is on its way, or is done. */
export type SwapRunStep = {
  readonly kind: SwapAct['kind']
  readonly state: 'next' | 'wallet' | 'chain' | 'done'
  /** The transaction, once there is one. */
  readonly hash: string | null
}

/** A swap that the visitor agreed to. */
export type SwapRun = {
  /** What they agreed to. */
  readonly agreed: SwapQuote
  readonly steps: readonly SwapRunStep[]
  readonly isRunning: boolean
  /** The wallet makes all calls at once if the visitor agrees to upgrade the account. They choose. */
  readonly isUpgradeOffered: boolean
  /** The step at which it stopped last. */
  readonly stoppedAt: SwapAct['kind'] | null
  /**
   * What the wallet is asked now and nobody knew when the visitor agreed, such as the transaction that needs a signature
   * first. The explanation is null until it is read. Null if the offer told all.
   */
  readonly told: { readonly request: SwapAct['request']; readonly explanation: Explanation | null } | null
}

/** [SWP-2] The form. */
export type SwapForm = {
  readonly networkId: NetworkId | null
  readonly from: TradedToken | null
  readonly to: TradedToken | null
  /** As typed, in the token that is paid. */
  readonly amount: string
  readonly isMax: boolean
  /** How much less than expected is accepted, in hundredths of a percent. */
  readonly slippageBps: number
  /** Best first; those that the wallet can't carry out are left out. */
  readonly quotes: readonly SwapQuote[]
  /** The provider that the visitor prefers to the best one. */
  readonly provider: string | null
  /** What the chosen offer comes to; null if there is none. */
  readonly plan: SwapPlan | null
  readonly quotedAt: number | null
  readonly quoteError: LatchkeyError | null
  readonly isQuoting: boolean
  readonly funds: SwapFunds | null
  readonly run: SwapRun | null
  readonly failure: LatchkeyError | null
}

/** [SWP-2] The tokens of a network. */
export type SwapTokens = {
  readonly networkId: NetworkId
  readonly all: readonly TradedToken[]
  /** Up to eight that most visitors look for. */
  readonly suggested: readonly TradedToken[]
}

export type SwapState = {
  readonly form: SwapForm
  /** Null until they have loaded. */
  readonly tokens: SwapTokens | null
  readonly isLoading: boolean
  /** Why nothing can be swapped here. */
  readonly error: LatchkeyError | null
  /** Where to swap instead, if nothing can be swapped on this network. */
  readonly otherNetworks: readonly NetworkId[]
  /** What one of a token costs, by its id. */
  readonly prices: { readonly [id: string]: number }
}

/** [SWP-1] One percent. */
const defaultSlippageBps = 100

/** [NET-1] The form after a reset. */
export const emptySwapForm: SwapForm = {
  networkId: null,
  from: null,
  to: null,
  amount: '',
  isMax: false,
  slippageBps: defaultSlippageBps,
  quotes: [],
  provider: null,
  plan: null,
  quotedAt: null,
  quoteError: null,
  isQuoting: false,
  funds: null,
  run: null,
  failure: null,
}

/** Before anything is known. */
export const initialSwap: SwapState = {
  form: emptySwapForm,
  tokens: null,
  isLoading: false,
  error: null,
  otherNetworks: [],
  prices: {},
}
