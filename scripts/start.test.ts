import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { endMarked } from './process/endMarked'
import { node, setUpStart } from './start/setUpStart'
import { usualChains } from './start/usualChains'

// Not every machine has a Solana node. It's left out if there is none.
const { families: usual } = usualChains()
const solana = usual.includes('solana') ? ['local Solana chain'] : []
const start = setUpStart()

describe('npm start', () => {
  it('starts every part, checks each, and leaves nothing behind', { timeout: 300_000 }, async () => {
    const run = start([...node, '--check'], { CHAINS: [...usual, 'bitcoin', 'polkadot'].join() })
    const [code] = await run.ended
    expect(run.output()).toContain('demo site answers')
    expect(run.output()).toContain('web wallet answers')
    expect(run.output()).toContain('gateway answers')
    expect(run.output()).toContain('secure frame answers')
    expect(run.output()).toContain('social login (test providers) answers')
    expect(run.output()).toContain('local EVM chain (chain 31337) answers')
    expect(run.output()).toContain('second EVM chain (chain 31338) answers')
    for (const what of solana) expect(run.output()).toContain(`${what} answers`)
    expect(run.output()).toContain('local Bitcoin chain (Esplora) answers')
    expect(run.output()).toContain('local Polkadot chain answers')
    expect(run.output()).toMatch(/GATEWAY_PORT\n/)
    expect(code).toBe(0)
    expect(await endMarked(run.mark, 3_000)).toEqual([])
  })

  it('names a port that is in use, and starts nothing', { timeout: 240_000 }, async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const run = start(node, { EVM2_PORT: String(port) })
    const [code] = await run.ended
    server.close()
    expect(run.output().trim()).toMatch(
      new RegExp(`^Port ${port} (.+) is in use; set EVM2_PORT to another one$`),
    )
    expect(code).toBe(1)
    expect(await endMarked(run.mark, 3_000)).toEqual([])
  })
})
