import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Statuses } from './storm'

const connections = 64
const forMs = 20_000
const pathOf = (address: string) => `/v1/account/${address}/history?chainId=eip155:1&projectId=dev`

/** Asks for the history of strangers as quickly as possible, without waiting for answers. */
export async function askForStrangers(port: number, from: (n: number) => string): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses: Record<number, number> = {}
  const until = Date.now() + forMs
  let count = 0
  const ask = () =>
    new Promise<void>((resolve) => {
      count += 1
      const path = pathOf(`0x${randomBytes(20).toString('hex')}`)
      const headers = { 'x-forwarded-for': from(count) }
      const asking = request({ port, host: '127.0.0.1', path, agent, headers }, (answer) => {
        const { statusCode = 0 } = answer
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
        answer.resume()
      })
      // By then the address is watched; its past is the gateway's work alone.
      const timer = setTimeout(() => asking.destroy(), 100)
      asking.on('error', () => undefined)
      asking.on('close', () => {
        clearTimeout(timer)
        resolve()
      })
      asking.end()
    })
  const work = async () => {
    while (Date.now() < until) await ask()
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return statuses
}
