import { type postOnrampWebhook as contract, routeNotFound } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { webhookForged } from './errors'

/**
 * [ONR-1] Takes a vendor's webhook. Answers only after the order is stored, so a vendor that gets no answer sends it
 * again; the same webhook twice, or an older one late, changes nothing.
 */
export function postOnrampWebhook({ onramp }: Services): Handler<typeof contract> {
  return async ({ params, body, context }) => {
    const provider = onramp.providers.find(({ id }) => id === params.provider)
    if (!provider?.readWebhook) throw routeNotFound({ path: context.req.path.slice(0, 200) })
    const events = provider.readWebhook({ body, header: (name) => context.req.header(name) })
    if (!events) throw webhookForged()
    for (const event of events) await onramp.orders.apply(provider.id, event)
    return 'ok' as const
  }
}
