import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { memoryFlags } from './memoryFlags'
import { openTestDatabase } from './openTestDatabase'

/** A gateway in its own process, so an attack from the test doesn't count as its work. */
export type GatewayProcess = {
  readonly url: string
  readonly port: number
  /** Its database. */
  readonly databaseUrl: string
  /** Returns a figure of its metrics. */
  metric(name: string): Promise<number>
  /** Returns all metrics as text. */
  metrics(): Promise<string>
  /** What it wrote to its error stream, such as an unhandled rejection. */
  complaints(): string
  /** Ends it without warning; `stop` then only removes its database. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a gateway in development mode with an empty database. */
export async function startGatewayProcess(env: Readonly<Record<string, string>>): Promise<GatewayProcess> {
  const database = await openTestDatabase()
  const module = JSON.stringify(new URL('../startGateway.ts', import.meta.url).href)
  const code = `
    const { startGateway } = await import(${module})
    const { url, metricsUrl, stop } = await startGateway({ port: 0 })
    console.log(JSON.stringify({ url, metricsUrl }))
    process.once('SIGTERM', async () => { await stop(); process.exit(0) })`
  const args = [
    ...memoryFlags,
    '--conditions=@latchkey/source',
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    code,
  ]
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      GATEWAY_MODE: 'development',
      GATEWAY_LOG: 'silent',
      GATEWAY_METRICS_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += `${chunk}`
  })
  const lines = createInterface({ input: child.stdout })
  const gone = once(child, 'exit')
  const first = await Promise.race([once(lines, 'line'), gone.then(() => undefined)])
  if (!first) throw new TypeError(`The gateway did not start: ${complaints}`)
  const { url, metricsUrl }: { url: string; metricsUrl: string } = JSON.parse(`${first[0]}`)
  const metrics = async () => (await fetch(`${metricsUrl}/metrics`)).text()
  return {
    url,
    port: Number(new URL(url).port),
    databaseUrl: database.url,
    metrics,
    metric: async (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics())?.[1]),
    complaints: () => complaints,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    async stop() {
      child.kill('SIGTERM')
      await gone
      await database.stop()
    },
  }
}
