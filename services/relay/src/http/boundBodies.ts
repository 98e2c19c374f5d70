import type { Server } from 'node:http'
import { closeUnread } from './closeUnread'
import { limitParts } from './limitParts'

/** Bounds what bodies that nobody wants can cost a server. Both rules must come before the application, which may answer at once. */
export function boundBodies(server: Server): void {
  server.prependListener('request', closeUnread)
  server.prependListener('request', limitParts)
}
