import { cutAmount, swapInitFailed, swapNotSupported } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { isFeatureOn } from '../options/isFeatureOn'
import { findToken } from '../send/findToken'
import type { SentTransfer } from '../send/SentTransfer'
import { fetchSwapPrices } from './fetchSwapPrices'
import { fetchSwapTokens, nativeTraded } from './fetchSwapTokens'
import { mostOf } from './getSwap'
import { getSwapper } from './getSwapper'
import { listSwapNetworks } from './listSwapNetworks'
import { type CheckedTokens, quoteSwap } from './quoteSwap'
import { runSwap } from './runSwap'
import type { SwapActions } from './SwapActions'
import { emptySwapForm, type SwapForm, type TradedToken } from './SwapState'
import { swapItem } from './swapItem'
import { swapChanged, swapLearnt, swapReset } from './transitions'

/** [SWP-2] How long the visitor types before offers are asked for. */
const typingMs = 200
/** How long a swap that was begun is offered again after a reload. */
const begunMs = 60 * 60 * 1000
/** As many decimals of an expected amount as the form shows. */
const shownDecimals = 6
/** [SWP-2] What is paid at first. */
const firstAmount = '1'

/** Creates what works on the form of an instance. */
export function createSwapActions(latchkey: Latchkey): SwapActions {
  const { store, host, storage, logger } = latchkey
  /** Answers to an older question don't count. */
  let quoteTurn = 0
  let startTurn = 0
  let cancelQuote: (() => void) | undefined
  const checked: CheckedTokens = new Set()
  let swapping: Promise<SentTransfer | null> | undefined
  const form = () => store.getState().swap?.form ?? emptySwapForm

  const quote = () => {
    cancelQuote?.()
    quoteTurn += 1
    const turn = quoteTurn
    const { from } = form()
    // [NET-1] A reset form has no token, so it takes no late answer.
    void quoteSwap(latchkey, () => turn === quoteTurn && form().from === from, checked)
  }
  /** Changes what the offers depend on. Older offers no longer count, whatever they say. */
  const change = (changed: Partial<SwapForm>, delayMs = 0) => {
    // What the visitor agreed to goes on as it is.
    if (form().run?.isRunning) return
    cancelQuote?.()
    quoteTurn += 1
    const cleared = { quotes: [], plan: null, quotedAt: null, quoteError: null, run: null, failure: null }
    store.send(swapChanged, { ...cleared, provider: null, ...changed })
    const { from, to, amount } = form()
    store.send(swapChanged, { isQuoting: from !== null && to !== null && amount.trim() !== '' })
    if (delayMs === 0) quote()
    else cancelQuote = host.setTimer(quote, delayMs)
  }

  const price = (...tokens: readonly (TradedToken | null)[]) => {
    void fetchSwapPrices(
      latchkey,
      tokens.flatMap((token) => token?.id ?? []),
    )
  }

  /** Fills in what was begun before a reload, else the coin of the network. */
  const fillIn = (coin: TradedToken) => {
    const { caipAddress } = getAccount(store.getState())
    const begun = storage.get(swapItem)
    const isOwn = begun !== null && begun.caipAddress === caipAddress && host.now() - begun.at < begunMs
    if (isOwn) {
      const { from, to, amount, slippageBps } = begun
      change({ from, to, amount, slippageBps })
      price(from, to)
      return
    }
    change({ from: coin, amount: firstAmount })
    price(coin)
  }

  /** Where else to swap; nowhere, as far as the visitor is told, if that can't be read. */
  const listOthers = async () => {
    try {
      return await listSwapNetworks(latchkey)
    } catch (cause) {
      logger.warn('Could not list the networks with swaps', cause)
      return []
    }
  }

  const start = async () => {
    if (!isFeatureOn(latchkey, 'swaps')) return
    startTurn += 1
    const turn = startTurn
    const now = getNetwork(store.getState())
    const { address } = getAccount(store.getState())
    if (!address || !now) return
    const { tokens, error } = store.getState().swap ?? {}
    if (tokens?.networkId === now.networkId && !error) {
      if (!form().from && !form().run?.isRunning) fillIn(nativeTraded(now.network))
      return
    }
    store.send(swapLearnt, { isLoading: true, error: null, tokens: null })
    try {
      const { network } = await getSwapper(latchkey)
      const found = await fetchSwapTokens(latchkey, network)
      if (turn !== startTurn) return
      store.send(swapLearnt, { tokens: found, isLoading: false })
      store.send(swapChanged, { networkId: found.networkId })
      const coin = found.all.find(({ asset }) => asset.kind === 'native') ?? nativeTraded(network)
      if (!form().from) fillIn(coin)
    } catch (cause) {
      logger.info('Could not start a swap', cause)
      const isNetwork = swapNotSupported.is(cause)
      const otherNetworks = isNetwork ? await listOthers() : []
      if (turn !== startTurn) return
      const error = isNetwork ? cause : swapInitFailed({}, { cause })
      store.send(swapLearnt, { error, otherNetworks, isLoading: false })
    }
  }

  return {
    start,
    setToken(target, token) {
      const { from, to } = form()
      const isSource = target === 'sourceToken'
      const other = isSource ? to : from
      const isOther = token !== null && other?.id.toLowerCase() === token.id.toLowerCase()
      // The same token on both sides makes no sense, so the sides change places.
      const moved = isOther ? (isSource ? { to: from } : { from: to }) : {}
      change({ ...(isSource ? { from: token, isMax: false } : { to: token }), ...moved })
      price(token)
    },
    async findToken(address) {
      const swapper = await getSwapper(latchkey)
      const { asset, symbol, name, decimals, iconUrl } = await findToken(latchkey, swapper, address)
      if (asset.kind !== 'token') return nativeTraded(swapper.network)
      const id = `${swapper.network.caipNetworkId}:${asset.token}`
      return { id, asset, symbol, name, decimals, iconUrl }
    },
    switchDirection() {
      const { from, to, quotes, provider } = form()
      const taken = quotes.find((each) => each.provider === provider) ?? quotes[0]
      const amount =
        taken && to ? cutAmount(BigInt(taken.amountOut), to.decimals, shownDecimals) : form().amount
      change({ from: to, to: from, amount, isMax: false })
    },
    setAmount: (amount) => change({ amount, isMax: false }, typingMs),
    setMax() {
      const isSponsored = getAccount(store.getState()).type === 'smartAccount'
      const amount = mostOf(form(), isSponsored)
      if (amount !== null) change({ amount, isMax: true })
    },
    setSlippage: (slippageBps) => change({ slippageBps }),
    setProvider: (provider) => change({ provider }),
    refresh() {
      if (form().run?.isRunning) return
      quote()
    },
    reset() {
      quoteTurn += 1
      cancelQuote?.()
      store.send(swapReset)
    },
    swap(way) {
      // A second press must not ask the wallet twice.
      if (swapping && form().run?.isRunning) return swapping
      cancelQuote?.()
      quoteTurn += 1
      const { from } = form()
      const asked = runSwap(latchkey, way)
      swapping = asked.catch((cause: unknown) => {
        // What the visitor sees next is how things are now. Another account's swap goes on with what it has.
        if (form().from === from && !form().run?.isRunning) quote()
        throw cause
      })
      return swapping
    },
  }
}
