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
  // A socket that is cut off emits an error, then a close.
  socket.on('error', () => undefined)
  const [code, reason] = await new Promise<[number, Buffer]>((resolve) => {
    socket.on('close', (...closed) => resolve(closed))
  })
  return { code, reason: reason.toString(), ms: performance.now() - began }
}
