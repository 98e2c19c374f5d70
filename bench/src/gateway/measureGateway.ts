import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { localSettings } from '@latchkey/gateway'
import { openTestDatabase, type TestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { startAnvil } from '@latchkey/testing/node'
import { buildGatewayFolder } from '../../../scripts/image/buildGatewayFolder'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { type Load, load, type Question } from './load'
import { type ServerChild, startChild } from './startChild'

/** One line of the report. */
export type Measured = {
  readonly what: string
  readonly isCached: boolean
  readonly bare: Load
  readonly gateway: Load
}

/** The share of the bare server's throughput that the gateway reaches. */
export function shareOf({ gateway, bare }: Pick<Measured, 'gateway' | 'bare'>): number {
  return gateway.perSecond / bare.perSecond
}

/** The results of `npm run bench:gateway`. */
export type GatewayNumbers = {
  readonly routes: readonly Measured[]
  /** Resident megabytes before and after the long run. */
  readonly memory: { readonly requests: number; readonly before: number; readonly after: number }
}

const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const identity = 'projectId=dev&st=appkit&sv=bench-1'
const wallets = `/getWallets?${identity}&page=1&entries=40`
const balance = (index: number) =>
  `/v1/account/${addressOf(index)}/balance?${identity}&currency=usd&chainId=eip155:31337`
const rpc = (method: string): Question => ({
  path: `/v1?${identity}&chainId=eip155:31337`,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
})

/** What is answered at once comes first: after 20,000 balances it takes a fifth longer. */
const kinds = [
  { what: '/getWallets', isCached: true, questions: [{ path: wallets }] },
  { what: 'balance, cached', isCached: true, questions: [{ path: balance(1) }] },
  { what: 'JSON-RPC, answered at once', isCached: true, questions: [rpc('eth_chainId')] },
  {
    what: 'balance, read from the chain',
    isCached: false,
    questions: Array.from({ length: 20_000 }, (_, index) => ({ path: balance(1_000 + index) })),
  },
  {
    what: 'JSON-RPC from the node',
    isCached: false,
    questions: [rpc('eth_blockNumber')],
  },
] as const

const warmUp = { seconds: 1 }
const measured = { seconds: 1 }
const rounds = 5

/** Requests the same bytes from the compiled gateway, as the image runs it, and a bare Hono app, in turn, each alone on one core. */
export async function measureGateway(longRun: number): Promise<GatewayNumbers> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-'))
  await chmod(folder, 0o755)
  const node = await startAnvil()
  const running: ServerChild[] = []
  let database: TestDatabase | undefined
  try {
    const settings = localSettings([{ ...node, name: 'Local chain' }])
    const limits = {
      GATEWAY_RATE_LIMIT: '100000',
      GATEWAY_BYTE_RATE_LIMIT: '1000000000',
      GATEWAY_LOG: 'error',
      GATEWAY_PORT: '0',
      GATEWAY_DATA: folder,
    }
    const app = join(folder, 'app')
    await buildGatewayFolder(projectRoot, app)
    database = await openTestDatabase()
    const env = { ...settings, ...limits, DATABASE_URL: database.url }
    const gateway = await startChild(join(app, 'gateway.js'), ['start'], env)
    running.push(gateway)
    const bareScript = fileURLToPath(new URL('bareServer.ts', import.meta.url))
    const bare = await startChild(bareScript, [gateway.url, wallets, balance(1)], {})
    running.push(bare)
    const routes: Measured[] = []
    for (const kind of kinds) routes.push(await measureKind(kind, gateway, bare))
    return { routes, memory: await measureMemory(gateway, longRun) }
  } finally {
    for (const server of running.reverse()) await server.stop()
    await database?.stop()
    await node.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** In turn and in short rounds, of which the median counts, so other load affects both. */
async function measureKind(
  { what, isCached, questions }: (typeof kinds)[number],
  gateway: ServerChild,
  bare: ServerChild,
): Promise<Measured> {
  const same = isCached ? questions : [{ path: wallets }]
  // A warm-up round, so neither pays for its first answers.
  await load(bare.url, same, warmUp)
  if (isCached) await load(gateway.url, questions, warmUp)
  const found: { readonly bare: Load; readonly gateway: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const asked = isCached ? questions : turn(questions, round)
    found.push({
      bare: await load(bare.url, same, measured),
      gateway: await load(gateway.url, asked, measured),
    })
  }
  const failed = found.reduce((sum, { gateway: { failed } }) => sum + failed, 0)
  const middle = found.sort((a, b) => shareOf(a) - shareOf(b))[Math.floor(rounds / 2)]
  if (!middle) throw new TypeError('No round was measured')
  return { what, isCached, bare: middle.bare, gateway: { ...middle.gateway, failed } }
}

/** Different requests in each round, so none is cached. */
function turn<Question>(questions: readonly Question[], round: number): readonly Question[] {
  const length = Math.ceil(questions.length / rounds)
  return questions.length < rounds ? questions : questions.slice(round * length, (round + 1) * length)
}

async function measureMemory(
  { url, process: { pid } }: ServerChild,
  requests: number,
): Promise<GatewayNumbers['memory']> {
  const questions = [{ path: wallets }, { path: balance(1) }, rpc('eth_chainId')]
  await load(url, questions, { amount: Math.ceil(requests / 10) })
  const before = await residentMegabytes(pid)
  await load(url, questions, { amount: requests })
  return { requests, before, after: await residentMegabytes(pid) }
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}
