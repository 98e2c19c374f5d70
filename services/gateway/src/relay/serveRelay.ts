import type { Hono } from 'hono'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { relayPath } from './routeUpgrades'

/** Answers requests to the relay that don't use WebSocket. */
export function serveRelay(app: Hono, { config, gate }: Services): void {
  app.get(
    relayPath,
    gate(`GET ${relayPath}`, () => {
      throw config.GATEWAY_RELAY ? refusals.needsUpgrade() : refusals.notImplemented({ what: 'a relay' })
    }),
  )
}
