import type { IncomingMessage } from 'node:http'

/** From where a socket comes; only as many entries of the list are believed as there are proxies in front. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const list = [headers['x-forwarded-for']].flat().join(',').split(',')
  const told = proxies > 0 ? list.at(-proxies)?.trim() : undefined
  return told ? told.slice(0, 64) : (socket.remoteAddress ?? 'unknown')
}
