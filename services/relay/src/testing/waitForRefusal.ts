import { once } from 'node:events'
import { WebSocket } from 'ws'

/** How a socket ended. */
export type Refusal = { readonly code: number; readonly reason: string; readonly ms: number }

/** Connects, and waits until the relay closes the socket. */
export async function waitForRefusal(
  url: string,
  query: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Refusal> {
  const began = performance.now()
  const socket = new WebSocket(`${url}?${new URLSearchParams(query)}`, { headers })
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
  return { code, reason: reason.toString(), ms: performance.now() - began }
}
