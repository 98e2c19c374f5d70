import type { getOnrampProviders as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { countryOf } from './countryOf'
import { limitQuestions } from './limitOnramp'
import { listAssets } from './listAssets'

/** [ONR-1] Returns the vendors that sell where the visitor is, or asks where that is. */
export function getOnrampProviders(services: Services): Handler<typeof contract> {
  const { config, onramp, nodes } = services
  // [ACC-8] Vendors sell for these families, of what the operator lists.
  const listed = new Set(listAssets(nodes.chains).map(({ chainId }) => chainId))
  const networks = onramp.providers.length > 0 ? [...listed].filter((id) => /^(eip155|solana):/.test(id)) : []
  return async ({ query, context }) => {
    const country = countryOf(config, context, query.country)
    if (country === undefined) return { country: null, providers: [], networks }
    limitQuestions(services, context)
    const vendors = await onramp.vendorsIn({ country, subdivision: query.subdivision })
    const providers = vendors.map(({ provider: { id, label, kinds }, offer: { fiat, assets } }) => ({
      id,
      label,
      kinds,
      fiat,
      assets: [...assets],
    }))
    return { country, providers, networks }
  }
}
