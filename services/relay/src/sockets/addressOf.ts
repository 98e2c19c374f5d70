import type { IncomingMessage } from 'node:http'

/** Returns the address of a socket; trusts only as many list entries as there are proxies. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const list = [headers['x-forwarded-for']].flat().join(',').split(',')
  const told = proxies > 0 ? list.at(-proxies)?.trim() : undefined
  return told ? told.slice(0, 64) : (socket.remoteAddress ?? 'unknown')
}
