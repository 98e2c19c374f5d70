import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { endMarked } from './process/endMarked'
import { markedProcesses } from './process/markedProcesses'
import { node, setUpStart, untilSaid } from './start/setUpStart'
import { usualChains } from './start/usualChains'

const solana = usualChains().families.includes('solana') ? ['local Solana chain'] : []
const npm = ['npm', 'start']
const start = setUpStart()

describe('npm start', () => {
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

  it('names the port of the demo if it is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const run = start(node, { DEMO_PORT: String(port) })
    const [code] = await run.ended
    server.close()
    expect(run.output()).toContain(`Port ${port} `)
    expect(run.output()).toContain('set DEMO_PORT to another one')
    expect(code).toBe(1)
  })

  it.each([
    [{ GATEWAY_PORT: '80a' }, 'GATEWAY_PORT is "80a", which is not a port (0 to 65535)'],
    [
      { CHAINS: 'evm,sui' },
      'CHAINS has "sui"; it takes evm, solana, bitcoin, polkadot, with commas between them',
    ],
  ])('rejects %o', async (env, complaint) => {
    const run = start(node, { ...env })
    const [code] = await run.ended
    expect(run.output().trim()).toBe(complaint)
    expect(code).toBe(1)
  })
})
