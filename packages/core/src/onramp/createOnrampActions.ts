import {
  isLatchkeyError,
  type LatchkeyError,
  networkFailure,
  notConnected,
  onrampNotOffered,
  postOnrampQuotes,
  postOnrampSession,
  stripDeceptive,
} from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { track } from '../events/track'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { countryItem } from './countryItem'
import { getOnramp } from './getOnramp'
import { addPurchase } from './keepPurchases'
import { loadVendors } from './loadVendors'
import type { OnrampActions, VendorWindow } from './OnrampActions'
import type { OnrampForm } from './OnrampState'
import { startOnramp } from './startOnramp'
import { onrampFormChanged, onrampLearnt } from './transitions'
import { vendorUrl } from './vendorUrl'

/** How long the visitor types before vendors are asked. */
const typingMs = 400

const asError = (cause: unknown): LatchkeyError =>
  isLatchkeyError(cause) ? cause : networkFailure({}, { cause })

/** Creates what works on the form of an instance. */
export function createOnrampActions(latchkey: Latchkey): OnrampActions {
  const live = startOnramp(latchkey)
  const { store, host, storage, logger } = latchkey
  const learn = (learnt: Parameters<typeof onrampLearnt.apply>[1]) => store.send(onrampLearnt, learnt)
  /** Answers to an older question don't count. */
  let turn = 0
  let cancelQuotes: (() => void) | undefined

  const quote = async () => {
    cancelQuotes?.()
    turn += 1
    const own = turn
    const { label, country, method, fiat, money, asset, offers } = getOnramp(store.getState())
    const isAsked = label === 'ready' && offers.some(({ isInLimits }) => isInLimits)
    if (!isAsked || !country || !asset || money === null)
      return store.send(onrampFormChanged, { quotes: [], declined: [], isQuoting: false, quoteError: null })
    store.send(onrampFormChanged, { isQuoting: true, quoteError: null })
    try {
      const body = { country, method, fiat, amount: money, asset: asset.caip19 }
      const { quotes, declined } = await openGateway(latchkey).call(postOnrampQuotes, { body })
      // A quote for something else isn't an answer.
      const own = quotes.filter(({ receive, pay }) => receive.asset === asset.caip19 && pay.currency === fiat)
      settle({ quotes: own, declined, isQuoting: false })
    } catch (cause) {
      logger.warn('Could not get quotes', cause)
      settle({ quotes: [], declined: [], isQuoting: false, quoteError: asError(cause) })
    }

    function settle(change: Partial<OnrampForm>) {
      if (turn === own) store.send(onrampFormChanged, change)
    }
  }

  /** Forgets the prices. Older quotes no longer count, whatever they say. */
  const clear = (changed: Partial<OnrampForm> = {}) => {
    cancelQuotes?.()
    turn += 1
    store.send(onrampFormChanged, { ...changed, quotes: [], declined: [], isQuoting: true, quoteError: null })
  }
  /** Changes what the price depends on. */
  const change = (changed: Partial<OnrampForm>, delayMs = 0) => {
    clear(changed)
    if (delayMs === 0) void quote()
    else cancelQuotes = host.setTimer(() => void quote(), delayMs)
  }

  const order = async (provider: string, window: VendorWindow | null) => {
    const state = store.getState()
    const { country, method, fiat, money, asset, offers } = getOnramp(state)
    const { namespace, address, caipAddress, type } = getAccount(state)
    const networkId = getNetwork(state, namespace)?.networkId
    const offer = offers.find((each) => each.vendor.id === provider)
    const vendor = offer?.vendor
    const label = vendor ? stripDeceptive(vendor.label) : provider
    learn({ starting: { provider, label, error: null }, orderId: null, url: null, isBlocked: false })
    try {
      if (!address || !caipAddress || !networkId) throw notConnected({ namespace })
      if (!vendor || !asset || !country || money === null) throw onrampNotOffered({ provider, what: 'asset' })
      track(latchkey, 'SELECT_BUY_PROVIDER', { provider, isSmartAccount: type === 'smartAccount' })
      const made = await openGateway(latchkey).call(postOnrampSession, {
        body: { provider, country, method, fiat, amount: money, asset: asset.caip19, receiver: caipAddress },
      })
      const url = vendorUrl(made.url)
      addPurchase(latchkey, {
        orderId: made.orderId,
        secret: made.secret,
        provider,
        label,
        namespace,
        networkId,
        address,
        asset: asset.caip19,
        symbol: stripDeceptive(asset.symbol),
        decimals: asset.decimals,
        paid: offer?.quote?.pay.amount ?? money,
        currency: fiat,
        startedAt: host.now(),
        state: 'created',
        amount: null,
        hash: null,
        reason: null,
        endedAt: null,
      })
      learn({ starting: null, orderId: made.orderId, url, isBlocked: window === null })
      window?.go(url)
      live.follow()
    } catch (cause) {
      logger.warn('Could not start a purchase', cause)
      window?.close()
      learn({ starting: { provider, label, error: asError(cause) } })
    }
  }

  let starting: Promise<void> | undefined
  return {
    async load() {
      await loadVendors(latchkey)
      if (getOnramp(store.getState()).label === 'ready') await quote()
    },
    async reload() {
      await loadVendors(latchkey, { isForced: true })
      await quote()
    },
    setCountry(country) {
      storage.set(countryItem, country)
      learn({ country, vendors: null })
      clear()
      void loadVendors(latchkey, { isForced: true }).then(quote)
    },
    setAmount: (amount) => change({ amount }, typingMs),
    setFiat: (fiat) => change({ fiat }),
    setMethod: (method) => change({ method }),
    setAsset: (asset) => change({ asset }),
    refresh: () => void quote(),
    start(provider, window) {
      // A second press must not order twice.
      if (starting) {
        window?.close()
        return starting
      }
      starting = order(provider, window).finally(() => {
        starting = undefined
      })
      return starting
    },
    noteOpened: () => learn({ isBlocked: false }),
    leave: () => learn({ starting: null, orderId: null, url: null, isBlocked: false }),
  }
}
