import { WebSocket } from 'ws'

/** How a socket ended. */
export type Refusal = {
  readonly code: number
  readonly reason: string
  readonly ms: number
  /** The HTTP status and `Retry-After`, if the relay didn't accept the upgrade. */
  readonly status?: number | undefined
  readonly retryAfter?: string | undefined
}

/** Connects, and waits until the relay rejects or closes the socket. */
export async function waitForRefusal(
  url: string,
  query: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Refusal> {
  const began = performance.now()
  const socket = new WebSocket(`${url}?${new URLSearchParams(query)}`, { headers })
  // A socket that is cut off emits an error, then a close.
  socket.on('error', () => undefined)
  const end = await new Promise<Omit<Refusal, 'ms'>>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    socket.on('unexpected-response', (request, response) => {
      const { statusCode: status, headers } = response
      request.destroy()
      resolve({ code: 1006, reason: '', status, retryAfter: headers['retry-after'] })
    })
  })
  return { ...end, ms: performance.now() - began }
}
