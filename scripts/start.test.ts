import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { endMarked } from './process/endMarked'
import { markedProcesses, markName } from './process/markedProcesses'
import { usualChains } from './start/usualChains'
import { projectRoot } from './workspace/projectRoot'

const variables = ['DEMO', 'WALLET', 'GATEWAY', 'EVM', 'EVM2', 'SOLANA', 'BITCOIN', 'POLKADOT']
const freePorts = Object.fromEntries(variables.map((name) => [`${name}_PORT`, '0']))

// Not every machine has a Solana node. It's left out if there is none.
const { families: usual } = usualChains()
const solana = usual.includes('solana') ? ['local Solana chain'] : []

const node = [process.execPath, '--conditions=@latchkey/source', '--import', 'tsx', 'scripts/start.ts']
const npm = ['npm', 'start']

// Don't touch the data of a gateway in use.
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-start-'))
  // As root, the database server runs as another user.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Run = {
  child: ChildProcessByStdio<null, Readable, Readable>
  mark: string
  output: () => string
  ended: Promise<unknown[]>
}

function start([program = '', ...args]: readonly string[], env: Record<string, string> = {}): Run {
  const mark = randomUUID()
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...freePorts, GATEWAY_DATA: folder, ...env, [markName]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  onTestFinished(async () => {
    await endMarked(mark, 0)
  })
  return { child, mark, output: () => chunks.join(''), ended: once(child, 'close') }
}

async function untilSaid(run: Run, text: string): Promise<void> {
  while (!run.output().includes(text)) {
    if (run.child.exitCode !== null) expect.fail(`it ended before it said "${text}":\n${run.output()}`)
    await sleep(50)
  }
}

describe('npm start', () => {
  it('starts every part, checks each, and leaves nothing behind', { timeout: 300_000 }, async () => {
    const run = start([...node, '--check'], { CHAINS: [...usual, 'bitcoin', 'polkadot'].join() })
    const [code] = await run.ended
    expect(run.output()).toContain('demo site answers')
    expect(run.output()).toContain('web wallet answers')
    expect(run.output()).toContain('gateway answers')
    expect(run.output()).toContain('local EVM chain (chain 31337) answers')
    expect(run.output()).toContain('second EVM chain (chain 31338) answers')
    for (const what of solana) expect(run.output()).toContain(`${what} answers`)
    expect(run.output()).toContain('local Bitcoin chain (Esplora) answers')
    expect(run.output()).toContain('local Polkadot chain answers')
    expect(run.output()).toMatch(/GATEWAY_PORT\n/)
    expect(code).toBe(0)
    expect(await endMarked(run.mark, 3_000)).toEqual([])
  })

  it.each([
    { signal: 'SIGINT', to: 'the script', command: node },
    { signal: 'SIGTERM', to: 'npm', command: npm },
  ] as const)('stops everything on $signal to $to', { timeout: 240_000 }, async ({ signal, command }) => {
    const run = start(command)
    await untilSaid(run, 'Ctrl-C stops everything')
    const url = /http:\/\/localhost:\d+/.exec(run.output())?.[0] ?? ''
    expect(run.output()).toContain('local EVM chain')
    for (const what of solana) expect(run.output()).toContain(what)
    expect(run.output()).not.toContain('Bitcoin')
    expect((await markedProcesses(run.mark)).length).toBeGreaterThan(2)
    run.child.kill(signal)
    await run.ended
    expect(run.output()).toContain('stopped')
    expect(await endMarked(run.mark, 3_000)).toEqual([])
    await expect(fetch(url)).rejects.toThrow()
  })

  it.each(['EVM2_PORT', 'DEMO_PORT'])(
    'names the port of %s that is in use, and starts nothing',
    { timeout: 240_000 },
    async (variable) => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const run = start(node, { [variable]: String(port) })
      const [code] = await run.ended
      server.close()
      expect(run.output().trim()).toMatch(
        new RegExp(`^Port ${port} (.+) is in use; set ${variable} to another one$`),
      )
      expect(code).toBe(1)
      expect(await endMarked(run.mark, 3_000)).toEqual([])
    },
  )

  it.each([
    [{ GATEWAY_PORT: '80a' }, 'GATEWAY_PORT is "80a", which is not a port (0 to 65535)'],
    [
      { CHAINS: 'evm,sui' },
      'CHAINS has "sui"; it takes evm, solana, bitcoin, polkadot, with commas between them',
    ],
  ])('rejects %o', { timeout: 240_000 }, async (env, complaint) => {
    const run = start(node, { ...env })
    const [code] = await run.ended
    expect(run.output().trim()).toBe(complaint)
    expect(code).toBe(1)
  })
})
