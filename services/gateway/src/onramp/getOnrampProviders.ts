import type { getOnrampProviders as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { countryOf } from './countryOf'
import { limitQuestions } from './limitOnramp'

/** [ONR-1] Returns the vendors that sell where the visitor is, or asks where that is. */
export function getOnrampProviders(services: Services): Handler<typeof contract> {
  const { config, onramp } = services
  return async ({ query, context }) => {
    const country = countryOf(config, context, query.country)
    if (country === undefined) return { country: null, providers: [] }
    limitQuestions(services, context)
    const vendors = await onramp.vendorsIn({ country, subdivision: query.subdivision })
    const providers = vendors.map(({ provider: { id, label, kinds }, offer: { fiat, assets } }) => ({
      id,
      label,
      kinds,
      fiat,
      assets: [...assets],
    }))
    return { country, providers }
  }
}
