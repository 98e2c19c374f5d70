import { Agent, request } from 'node:http'

/** A request of a storm. */
export type StormRequest = {
  readonly method?: string
  readonly path: string
  /** The address it comes from, as a proxy would name it. */
  readonly from: string
  readonly body?: string
}

/** How often each status came; 0 stands for a connection that was closed before an answer. */
export type Statuses = Readonly<Record<number, number>>

const connections = 64

/** How long to storm: until so many requests are answered and so much time has passed. */
export type StormLength = { readonly total: number; readonly forMs?: number }

/** Sends whole requests as fast as they are answered, and counts the statuses. */
export async function storm(
  port: number,
  { total, forMs = 0 }: StormLength,
  make: (n: number) => StormRequest,
): Promise<Statuses> {
  const until = performance.now() + forMs
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses: Record<number, number> = {}
  let next = 0
  const send = (n: number) =>
    new Promise<void>((resolve) => {
      const { method = 'GET', path, from, body } = make(n)
      const count = (status: number) => {
        statuses[status] = (statuses[status] ?? 0) + 1
        resolve()
      }
      const sending = request(
        { port, host: '127.0.0.1', agent, method, path, headers: { 'x-forwarded-for': from } },
        (answer) => {
          answer.resume()
          answer.on('end', () => count(answer.statusCode ?? 0))
        },
      )
      // The gateway may close a connection whose body it doesn't read.
      sending.on('error', () => count(0))
      sending.end(body)
    })
  const work = async () => {
    while (next < total || performance.now() < until) await send(next++)
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return statuses
}
