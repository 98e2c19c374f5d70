import { getOnrampProviders, isLatchkeyError, networkFailure } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { isFeatureOn } from '../options/isFeatureOn'
import { countryItem } from './countryItem'
import { soldNetworksItem } from './soldNetworksItem'
import { onrampLearnt } from './transitions'

/**
 * [ONR-1] Asks the gateway who sells, once. A failure is kept in the state, and only `isForced` asks again. Never
 * throws; nothing is requested without a gateway, or where buying is off.
 */
export async function loadVendors(latchkey: Latchkey, { isForced = false } = {}): Promise<void> {
  if (!hasGateway(latchkey) || !isFeatureOn(latchkey, 'onramp')) return
  const { store, storage, logger } = latchkey
  const before = store.getState().onramp
  if (before?.isLoading || (!isForced && (before?.networks || before?.error))) return
  const choice = () => store.getState().onramp?.country ?? storage.get(countryItem)
  const chosen = choice()
  store.send(onrampLearnt, { isLoading: true, error: null })
  try {
    const query = chosen === null ? {} : { country: chosen }
    const answer = await openGateway(latchkey).call(getOnrampProviders, { query })
    // The visitor has chosen another country meanwhile.
    if (choice() !== chosen) return again()
    const { country, providers } = answer
    const sold = providers.flatMap(({ assets }) => assets.map(({ chainId }) => chainId))
    // The gateway's own knowledge comes before what the visitor says.
    const isCountryAsked = country === null || country === chosen
    // A visitor who can choose another country still sees the form where nothing is sold in this one.
    const networks = [...new Set([...sold, ...(isCountryAsked ? (answer.networks ?? []) : [])])]
    storage.set(soldNetworksItem, networks)
    store.send(onrampLearnt, {
      country,
      isCountryAsked,
      vendors: country === null ? null : providers,
      networks,
      isLoading: false,
    })
  } catch (cause) {
    if (choice() !== chosen) return again()
    logger.warn('Could not ask who sells', cause)
    const error = isLatchkeyError(cause) ? cause : networkFailure({}, { cause })
    store.send(onrampLearnt, { isLoading: false, error })
  }
  function again(): Promise<void> {
    store.send(onrampLearnt, { isLoading: false })
    return loadVendors(latchkey, { isForced: true })
  }
}
