import { concat, encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, describe, expect, it } from 'vitest'
import { encodeCalls } from '../testing/smart-sessions/encodeCalls'
import { setUpSigning } from '../testing/smart-sessions/setUpSigning'
import { testCalls } from '../testing/smart-sessions/testCalls'
import { startScriptedNode } from '../testing/startScriptedNode'

const node = await startScriptedNode(() => '0x3b9aca00')
afterAll(() => node.stop())
const sessions = setUpSigning({ chainId: 31337, url: node.url })
const { open, sign } = sessions
const { game, token, someone, quit, feed, transfer, approve, native, erc20, gameCalls } = testCalls

describe('allowances', () => {
  it('count what is paid per period across all calls, and each operation once', async () => {
    const { account, pci, operation, run } = await open([
      native(100n),
      gameCalls({ functionName: 'feed' }, { functionName: 'quit' }),
    ])
    const { userOp } = await operation(encodeCalls([{ to: someone, value: 40n }]))
    for (let times = 0; times < 3; times++) expect((await sign(account, pci, userOp)).status).toBe(200)
    expect(
      await run([
        { to: someone, value: 30n },
        { to: game, value: 31n, data: feed },
      ]),
    ).toBe(403)
    expect(
      await run([
        { to: someone, value: 30n },
        { to: game, value: 30n, data: feed },
      ]),
    ).toBe(200)
    expect(await run([{ to: someone, value: 1n }])).toBe(403)
    expect(await run([{ to: game, data: quit }])).toBe(200)
    expect(await run([{ to: account, data: quit }])).toBe(403)
  })

  it('pay anyone except the account itself', async () => {
    const { account, run } = await open([native(100n)])
    expect(await run([{ to: account, value: 1n }])).toBe(403)
    expect(await run([{ to: someone, value: 1n }])).toBe(200)
  })

  it('are not spent twice by concurrent operations', async () => {
    const { run } = await open([native(100n)])
    const all = await Promise.all(Array.from({ length: 12 }, () => run([{ to: someone, value: 30n }])))
    expect(all.filter((status) => status === 200).length).toBe(3)
  })

  it('count transfers and approvals of tokens, and reject other encodings', async () => {
    const { run } = await open([erc20(100n)])
    expect(await run([{ to: token, data: transfer(50n) }])).toBe(200)
    expect(
      await run([
        { to: token, data: approve(40n) },
        { to: token, data: transfer(11n) },
      ]),
    ).toBe(403)
    expect(
      await run([
        { to: token, data: approve(40n) },
        { to: token, data: transfer(10n) },
      ]),
    ).toBe(200)
    expect(await run([{ to: token, data: transfer(1n) }])).toBe(403)
    expect(await run([{ to: game, data: transfer(0n) }])).toBe(403)
    expect(await run([{ to: token, data: transfer(0n), value: 1n }])).toBe(403)
    expect(await run([{ to: token, data: concat([transfer(0n), '0x00']) }])).toBe(403)
    const move = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [someone, token, 0n],
    })
    expect(await run([{ to: token, data: move }])).toBe(403)
  })

  it('also apply to a token whose functions may be called', async () => {
    const permission = {
      type: 'contract-call',
      data: { address: token, abi: erc20Abi, functions: [{ functionName: 'transfer' }] },
    }
    const { run } = await open([permission, erc20(10n)])
    expect(await run([{ to: token, data: concat([transfer(11n), '0x00']) }])).toBe(403)
    expect(await run([{ to: token, data: transfer(11n) }])).toBe(403)
    expect(await run([{ to: token, data: transfer(10n) }])).toBe(200)
  })

  it('start at their start, and again with each period', async () => {
    const start = Math.floor(sessions.now() / 1_000) + 60
    const { run } = await open([
      { type: 'native-token-recurring-allowance', data: { allowance: '0x64', start, period: 600 } },
    ])
    expect(await run([{ to: someone, value: 1n }])).toBe(403)
    sessions.wait(61_000)
    expect(await run([{ to: someone, value: 100n }])).toBe(200)
    expect(await run([{ to: someone, value: 1n }])).toBe(403)
    sessions.wait(600_000)
    expect(await run([{ to: someone, value: 100n }])).toBe(200)
    expect(await run([{ to: someone, value: 1n }])).toBe(403)
  })

  it('apply together with policies: operations, operations per interval, and gas', async () => {
    const free = [gameCalls({ functionName: 'quit' })]
    const quits = (session: Awaited<ReturnType<typeof open>>) => session.run([{ to: game, data: quit }])
    const twice = await open(free, [{ type: 'call-limit', data: { count: 2 } }])
    expect([await quits(twice), await quits(twice), await quits(twice)]).toEqual([200, 200, 403])
    const hourly = await open(free, [{ type: 'rate-limit', data: { count: 1, interval: 60 } }])
    expect([await quits(hourly), await quits(hourly)]).toEqual([200, 403])
    sessions.wait(60_000)
    expect(await quits(hourly)).toBe(200)
    // 300,000 gas at 2 gwei each.
    const poor = await open(free, [{ type: 'gas-limit', data: { limit: String(1_000_000_000_000_000) } }])
    expect([await quits(poor), await quits(poor)]).toEqual([200, 403])
  })
})
