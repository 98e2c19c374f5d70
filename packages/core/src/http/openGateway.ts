import type { Latchkey } from '../Latchkey'
import { alertForProviderMessage } from '../modal/alertForProviderMessage'
import { raiseAlert } from '../modal/raiseAlert'
import { createHttpClient } from './createHttpClient'
import type { HttpClient } from './HttpClient'
import { identify } from './identify'

/**
 * [MOD-5] Creates a client of the site's gateway. An error that points to a wrong setup is reported to the site
 * developer. @throws invalidOption
 */
export function openGateway(latchkey: Latchkey): HttpClient {
  const { host, logger, options } = latchkey
  const client = createHttpClient({
    host,
    logger,
    baseUrl: options.gateway ?? '',
    identify: () => identify(latchkey),
  })
  const call: HttpClient['call'] = async (...asked) => {
    try {
      return await client.call(...asked)
    } catch (error) {
      const reason = error instanceof Error ? JSON.stringify(error.cause) : undefined
      const alert = alertForProviderMessage(reason ?? '')
      if (alert) void raiseAlert(latchkey, alert)
      throw error
    }
  }
  return { call }
}
