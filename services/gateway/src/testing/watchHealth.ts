import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What an ordinary visitor met while something happened. */
export type HealthReport = {
  readonly count: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
}

/** In plain JavaScript: a worker loads no TypeScript. */
const code = `
const { parentPort, workerData } = require('node:worker_threads')
const { Agent, get } = require('node:http')
const agent = new Agent({ keepAlive: true })
const times = []
let failed = 0
let isOver = false
parentPort.once('message', () => { isOver = true })
const ask = () => new Promise((resolve) => {
  const began = performance.now()
  const end = (isGood) => {
    times.push(performance.now() - began)
    if (!isGood) failed += 1
    resolve()
  }
  const request = get(workerData.url, { agent, headers: workerData.headers }, (response) => {
    response.resume()
    response.on('end', () => end(response.statusCode === 200))
  })
  request.on('error', () => end(false))
})
const run = async () => {
  while (!isOver) {
    await ask()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  agent.destroy()
  parentPort.postMessage({ times, failed })
}
run()
`

/**
 * Asks for `/health` from another thread, at its own address, until the work ends: the thread that attacks would measure
 * its own delays.
 */
export async function watchHealth(url: string, work: () => Promise<unknown>): Promise<HealthReport> {
  const headers = { 'x-forwarded-for': '192.0.2.200' }
  const worker = new Worker(code, { eval: true, workerData: { url: `${url}/health`, headers } })
  try {
    await work()
  } finally {
    worker.postMessage('over')
  }
  const [{ times, failed }] = (await once(worker, 'message')) as [{ times: number[]; failed: number }]
  await worker.terminate()
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, failed, p50: at(0.5), p99: at(0.99) }
}
