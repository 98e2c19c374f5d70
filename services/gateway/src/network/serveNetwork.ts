import { getSupportedChains as contract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getSupportedChains } from './getSupportedChains'

/** Which networks there are. */
export function serveNetwork(app: Hono, services: Services): void {
  handle(app, services, contract, getSupportedChains(services), { isOpen: true })
}
