import type { Hono } from 'hono'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { relayPath } from './relayPath'

/** What whoever asks for the relay without a WebSocket is told. */
export function serveRelay(app: Hono, { config, gate }: Services): void {
  app.get(
    relayPath,
    gate(`GET ${relayPath}`, () => {
      throw config.GATEWAY_RELAY ? refusals.needsUpgrade() : refusals.notThereYet({ what: 'a relay' })
    }),
  )
}
