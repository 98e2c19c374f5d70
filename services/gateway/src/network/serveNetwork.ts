import { getSupportedChains as contract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getSupportedChains } from './getSupportedChains'

/** Serves the list of networks. */
export function serveNetwork(app: Hono, services: Services): void {
  handle(app, services, contract, getSupportedChains(services), { isOpen: true })
}
