import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What an ordinary visitor met. */
export type HealthTimes = { readonly times: readonly number[]; readonly failed: number }

const [url = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const headers = { 'x-forwarded-for': '192.0.2.200' }

const ask = () =>
  new Promise<boolean>((resolve) => {
    const asking = get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200))
    })
    asking.on('error', () => resolve(false))
  })

let isOver = false
process.on('message', (word) => {
  isOver = word === 'over'
})
// The connection is open before the attack begins, as a visitor's is.
await ask()
// Whoever started it may end without a word.
process.once('disconnect', () => process.exit())
process.send?.('ready')
await once(process, 'message')
const times: number[] = []
let failed = 0
while (!isOver) {
  const began = performance.now()
  const isGood = await ask()
  times.push(performance.now() - began)
  if (!isGood) failed += 1
  await sleep(10)
}
agent.destroy()
process.send?.({ times, failed } satisfies HealthTimes)
process.disconnect?.()
