import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { memoryFlags } from './memoryFlags'

const main = fileURLToPath(new URL('../../../relay/src/main.ts', import.meta.url))

/** A standalone relay in its own process, with the limits that operators get. */
export type RelayProcess = {
  readonly url: string
  readonly port: number
  /** Returns a figure of its metrics. */
  metric(name: string): Promise<number>
  /** Ends it, and waits until it has ended. */
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts a relay on a database; on the port of an earlier one, if given. */
export async function startRelayProcess(databaseUrl: string, port = 0): Promise<RelayProcess> {
  const flags = [...memoryFlags, '--conditions=@latchkey/source', '--import', 'tsx', main]
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    RELAY_PORT: String(port),
    RELAY_METRICS_PORT: '0',
    RELAY_LOG: 'silent',
  }
  const child = spawn(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  const [url, metricsUrl] = await new Promise<[string, string]>((resolve, reject) => {
    let told = ''
    createInterface({ input: child.stdout }).on('line', (line) => {
      told += `${line}\n`
      const [, relay, metrics] = /^Relay listening at (\S+)\nMetrics at (\S+)\n/.exec(told) ?? []
      if (relay && metrics) resolve([relay, metrics])
    })
    gone.then(() => reject(new TypeError('Relay did not start')), reject)
  })
  return {
    url,
    port: Number(new URL(url).port),
    async metric(name) {
      const text = await (await fetch(metricsUrl)).text()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    },
    async kill(signal) {
      child.kill(signal)
      await gone
    },
  }
}
