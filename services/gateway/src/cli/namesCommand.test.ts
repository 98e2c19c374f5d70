import { describe, expect, it } from 'vitest'
import { setUpNames } from '../testing/name/setUpNames'
import { openEvm } from '../testing/openSigners'
import { runCli } from './runCli'

const rpc = ['http://127.0.0.1:1']
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const gateway = setUpNames({
  GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:31337', name: 'Local', rpc, nativeCurrency }]),
  NAMES_PER_ACCOUNT: '100',
})
const [alice, bob] = [openEvm(0), openEvm(1)]

const run = async (...args: string[]) => {
  const lines: string[] = []
  const code = await runCli(['names', ...args], {
    env: { DATABASE_URL: gateway().services.database.url, GATEWAY_LOG: 'silent' },
    print: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    untilStopped: async () => undefined,
  })
  return { code, lines }
}
const register = async (signer: typeof alice, name: string) => (await gateway().register(signer, name)).status

describe('gateway names', () => {
  it('lists names, those of an account and those that look alike', async () => {
    expect(await run('list')).toEqual({ code: 0, lines: ['No names'] })
    await register(alice, 'oliver.sample.eth')
    await register(bob, 'bobby.sample.eth')
    expect((await run('list')).lines).toHaveLength(2)
    const [mine] = (await run('list', '--address', alice.address)).lines
    expect(mine).toMatch(/^oliver\.sample\.eth {2}0x[0-9a-f]{40} {2}since 20\d\d-.* {2}seen 20/)
    const { lines } = await run('list', '--like', '0l1ver', '--json')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject([{ name: 'oliver.sample.eth' }])
  })

  it('frees a name, which then cools, or at once', async () => {
    await register(alice, 'freed.sample.eth')
    expect(await run('free', 'Freed.sample.eth')).toMatchObject({ code: 0 })
    expect((await gateway().ask('/v1/profile/account/freed.sample.eth')).status).toBe(404)
    expect(await register(bob, 'freed.sample.eth')).toBe(400)
    await register(alice, 'atonce.sample.eth')
    await run('free', 'atonce.sample.eth', '--now')
    expect(await register(bob, 'atonce.sample.eth')).toBe(200)
    expect(await run('free', 'nobody.sample.eth')).toEqual({
      code: 2,
      lines: ['Nobody has the name "nobody.sample.eth"', 'Try: gateway --help'],
    })
  })

  it('reserves words and what looks like them, and takes that back', async () => {
    await register(alice, 'shop5.sample.eth')
    expect((await run('reserve', 'Shops')).lines).toEqual([
      'Reserved shops and what looks like it',
      'shop5.sample.eth is registered already; free it with: gateway names free shop5.sample.eth',
    ])
    await run('reserve', 'minister')
    expect(await register(bob, 'min1ster.sample.eth')).toBe(400)
    expect((await run('list', '--reserved')).lines).toEqual(['minister\nshops'])
    expect((await run('unreserve', 'minister')).code).toBe(0)
    expect(await register(bob, 'min1ster.sample.eth')).toBe(200)
    expect((await run('unreserve', 'minister')).code).toBe(2)
  })
})
