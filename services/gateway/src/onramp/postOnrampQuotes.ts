import type { postOnrampQuotes as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { countryOf } from './countryOf'
import { limitQuestions } from './limitOnramp'

/** [ONR-1] Returns the quotes of all vendors, the one that gives most first. */
export function postOnrampQuotes(services: Services): Handler<typeof contract> {
  const { config, onramp } = services
  return async ({ body, context }) => {
    limitQuestions(services, context)
    const country = countryOf(config, context, body.country) ?? body.country
    return onramp.quotes({ ...body, country })
  }
}
