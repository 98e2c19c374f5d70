import { concat, encodeFunctionData, erc20Abi, type Hex, pad, parseAbi } from 'viem'
import { entryPoint06Address, entryPoint08Address, getUserOperationHash } from 'viem/account-abstraction'
import { afterAll, describe, expect, it } from 'vitest'
import { startScriptedNode } from '../testing/startScriptedNode'
import {
  encodeCalls,
  newKey,
  setUpSessions,
  signedOperation,
  type TestCall,
  type TestTerms,
} from './setUpSessions'

let price: unknown = '0x3b9aca00'
const node = await startScriptedNode(({ method }) => {
  if (method !== 'eth_gasPrice') return null
  if (price === 'refuse') throw { code: -32000, message: 'no' }
  return price
})
afterAll(() => node.stop())
const chain = { chainId: 31337, url: node.url }
const sessions = setUpSessions(chain)
const { grant, sign, termsOf } = sessions

const game: Hex = '0x00000000000000000000000000000000000000c0'
const token: Hex = '0x00000000000000000000000000000000000000f0'
const someone: Hex = '0x00000000000000000000000000000000000000bb'
const gameAbi = parseAbi([
  'function play(uint256 round, address friend)',
  'function quit()',
  'function feed(uint8 level) payable',
])
const play = (round: bigint, friend: Hex = someone) =>
  encodeFunctionData({ abi: gameAbi, functionName: 'play', args: [round, friend] })
const quit = encodeFunctionData({ abi: gameAbi, functionName: 'quit' })
const feed = encodeFunctionData({ abi: gameAbi, functionName: 'feed', args: [3] })
const transfer = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [someone, amount] })
const approve = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [someone, amount] })

const daily = (allowance: bigint) => ({ allowance: `0x${allowance.toString(16)}`, start: 0, period: 86_400 })
const native = (allowance: bigint) => ({ type: 'native-token-recurring-allowance', data: daily(allowance) })
const erc20 = (allowance: bigint) => ({
  type: 'erc20-recurring-allowance',
  data: { address: token, ...daily(allowance) },
})
const gameCalls = (...functions: object[]) => ({
  type: 'contract-call',
  data: { address: game, abi: gameAbi, functions },
})

/** A session of a new account, and how to have calls signed in it. */
async function open(permissions: TestTerms['permissions'], policies: TestTerms['policies'] = []) {
  const [account, site] = [newKey().address, newKey()]
  const { pci } = await grant(account, termsOf(site, permissions, policies))
  const operation = (callData: Hex, more: object = {}) =>
    signedOperation({ ...chain, sender: account, key: site, callData, ...more })
  const run = async (calls: readonly TestCall[], mode?: Hex) =>
    (await sign(account, pci, (await operation(encodeCalls(calls, mode))).userOp)).status
  return { account, site, pci, operation, run }
}

describe('an operation', () => {
  it('is signed only for the account of the session, with the other key’s own signature on all of it', async () => {
    const { account, site, pci, operation } = await open([native(10n ** 18n)])
    const { userOp } = await operation(encodeCalls([{ to: someone, value: 1n }]))
    const { userOp: later } = await operation(encodeCalls([{ to: someone, value: 2n }]))
    const stranger = await signedOperation({
      ...chain,
      sender: account,
      key: newKey(),
      callData: encodeCalls([{ to: someone, value: 1n }]),
    })
    const elsewhere = await signedOperation({
      chainId: 1,
      sender: account,
      key: site,
      callData: encodeCalls([{ to: someone, value: 1n }]),
    })
    const ofOther = await signedOperation({
      ...chain,
      sender: newKey().address,
      key: site,
      callData: encodeCalls([{ to: someone, value: 1n }]),
    })
    const wrong: Record<string, object> = {
      'signed by somebody else': stranger.userOp,
      'signed for another chain': elsewhere.userOp,
      'of another account': ofOther.userOp,
      'with the signature of another': { ...userOp, signature: later.signature },
      'without a signature': { ...userOp, signature: '0x' },
      'with more behind the signature': { ...userOp, signature: `${userOp.signature}00` },
      'with a signature of zeros': { ...userOp, signature: pad('0x', { size: 65 }) },
      'that deploys': { ...userOp, factory: someone, factoryData: '0x12' },
      'that deploys as of old': { ...userOp, initCode: `${someone}12` },
      'with a paymaster': { ...userOp, paymaster: someone },
      'with the paymaster of old': { ...userOp, paymasterAndData: someone },
    }
    for (const name of [
      'nonce',
      'callGasLimit',
      'verificationGasLimit',
      'preVerificationGas',
      'maxFeePerGas',
      'maxPriorityFeePerGas',
    ])
      wrong[`with another ${name}`] = { ...userOp, [name]: '0x7' }
    wrong['with other calls'] = { ...userOp, callData: later.callData }
    for (const [what, one] of Object.entries(wrong))
      expect((await sign(account, pci, one)).status, what).toBe(403)
    expect((await sign(account, pci, userOp, { entryPoint: entryPoint06Address })).status).toBe(403)
    expect((await sign(account, pci, userOp, { entryPoint: someone })).status).toBe(403)
    expect((await sign(account, pci, userOp)).status).toBe(200)
  })

  it('may be for other versions of the EntryPoint, signed as their accounts expect it', async () => {
    const { account, site, pci, operation } = await open([native(100n)])
    const { userOp } = await operation(encodeCalls([{ to: someone, value: 1n }]))
    for (const [entryPointAddress, entryPointVersion] of [
      [entryPoint06Address, '0.6'],
      [entryPoint08Address, '0.8'],
    ] as const) {
      const amounts = Object.entries(userOp).map(([name, value]) =>
        ['sender', 'callData', 'signature'].includes(name) ? [name, value] : [name, BigInt(value)],
      )
      const userOperation = { ...Object.fromEntries(amounts), initCode: '0x', paymasterAndData: '0x' }
      const hash = getUserOperationHash({ ...chain, entryPointAddress, entryPointVersion, userOperation })
      const signature = await site.sign({ hash })
      const more = { entryPoint: entryPointAddress }
      expect((await sign(account, pci, { ...userOp, signature }, more)).status).toBe(200)
    }
  })

  it('is not signed before the session is in force, nor after', async () => {
    const { account, pci, operation } = await open([native(100n)])
    const { userOp } = await operation(encodeCalls([{ to: someone, value: 1n }]))
    expect((await sign(account, pci, userOp)).status).toBe(200)
    sessions.wait(3_601_000)
    const refused = await sign(account, pci, userOp)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('has expired')])

    const site = newKey()
    const begun = await sessions.ask(sessions.accountId(account), termsOf(site, [native(100n)]))
    const early = await signedOperation({
      ...chain,
      sender: account,
      key: site,
      callData: encodeCalls([{ to: someone, value: 1n }]),
    })
    const pending = await sign(account, String(begun.body.pci), early.userOp)
    expect([pending.status, pending.text]).toEqual([400, expect.stringContaining('is not activated')])
  })

  it('does not give more for its gas than the chain asks', async () => {
    const { account, pci, operation } = await open([native(100n)])
    const calls = encodeCalls([{ to: someone, value: 1n }])
    const dear = await operation(calls, { maxFeePerGas: 10_000_000_001n })
    expect((await sign(account, pci, dear.userOp)).status).toBe(403)
    const much = await operation(calls, { callGasLimit: 15_000_000n })
    expect((await sign(account, pci, much.userOp)).status).toBe(403)
    const fair = await operation(calls, { maxFeePerGas: 10_000_000_000n })
    for (price of [null, '0x', 'much', 'refuse'])
      expect((await sign(account, pci, fair.userOp)).status, `${price}`).toBe(503)
    price = '0x3b9aca00'
    expect((await sign(account, pci, fair.userOp)).status).toBe(200)
  })
})

describe('calls', () => {
  it('are those of the permission: contract, function, arguments, value', async () => {
    const { account, run } = await open([
      gameCalls(
        {
          functionName: 'play',
          args: [{ operator: 'LESS_THAN', value: '10' }, someone.toUpperCase().replace('X', 'x')],
        },
        { functionName: 'feed', valueLimit: '0x5' },
      ),
    ])
    expect(await run([{ to: game, data: play(9n) }])).toBe(200)
    expect(await run([{ to: game, data: feed, value: 5n }])).toBe(200)
    expect(
      await run([
        { to: game, data: play(9n) },
        { to: game, data: feed },
      ]),
    ).toBe(200)
    const wrong: Record<string, TestCall> = {
      'another contract': { to: token, data: play(9n) },
      'another function': { to: game, data: quit },
      'a first argument that is too large': { to: game, data: play(10n) },
      'another second argument': { to: game, data: play(9n, token) },
      'more bytes behind the arguments': { to: game, data: concat([play(9n), '0x00']) },
      'an address with dirt': {
        to: game,
        data: play(9n).replace(/0{24}(0{38}bb)$/, `${'0'.repeat(23)}1$1`) as Hex,
      },
      'value where none is allowed': { to: game, data: play(9n), value: 1n },
      'too much value': { to: game, data: feed, value: 6n },
      'value alone': { to: game, value: 1n },
      'nothing at all': { to: game },
      'half a selector': { to: game, data: '0x1234' },
      'the account itself': { to: account, data: play(9n) },
    }
    for (const [what, call] of Object.entries(wrong)) {
      expect(await run([call]), what).toBe(403)
      expect(await run([{ to: game, data: play(1n) }, call]), `${what}, second`).toBe(403)
    }
  })

  it('are read as ERC-7579 writes them, or not at all', async () => {
    const { account, pci, operation, run } = await open([gameCalls({ functionName: 'play' })])
    const call = { to: game, data: play(1n) }
    expect(await run([call], '0x0001')).toBe(200)
    expect(await run([call, call], '0x0101')).toBe(200)
    for (const mode of [
      '0xff',
      '0xfe',
      '0x02',
      '0x0002',
      '0x000000000001',
      '0x0000000000007821000178',
    ] as const)
      expect(await run([call], mode), mode).toBe(403)
    expect(await run([call, call], '0x01000000000078210001')).toBe(403)
    expect(await run([call], '0x01')).toBe(403)
    expect(await run([])).toBe(403)
    const good = encodeCalls([call])
    const odd: Record<string, Hex> = {
      nothing: '0x',
      'a call without execute': play(1n),
      'bytes behind': concat([good, '0x00']),
      'half of it': good.slice(0, -60) as Hex,
      'bytes between': good.replace(/0{62}40/, `${'0'.repeat(62)}60`) as Hex,
      'executeUserOp before it': concat(['0x8dd7712f', good]),
    }
    for (const [what, callData] of Object.entries(odd))
      expect((await sign(account, pci, (await operation(callData)).userOp)).status, what).toBe(403)
  })
})

describe('allowances', () => {
  it('count what is paid in each period, over all calls, and the same operation once', async () => {
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
  })

  it('are not taken twice by operations that come at once', async () => {
    const { run } = await open([native(100n)])
    const all = await Promise.all(Array.from({ length: 12 }, () => run([{ to: someone, value: 30n }])))
    expect(all.filter((status) => status === 200).length).toBe(3)
  })

  it('count tokens that are sent or given free, and nothing that is written in another way', async () => {
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

  it('hold for a token whose functions may be called, too', async () => {
    const permission = {
      type: 'contract-call',
      data: { address: token, abi: erc20Abi, functions: [{ functionName: 'transfer' }] },
    }
    const { run } = await open([permission, erc20(10n)])
    expect(await run([{ to: token, data: concat([transfer(11n), '0x00']) }])).toBe(403)
    expect(await run([{ to: token, data: transfer(11n) }])).toBe(403)
    expect(await run([{ to: token, data: transfer(10n) }])).toBe(200)
  })

  it('begin when they begin, and again with each period', async () => {
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

  it('stand beside policies: so many operations, so many in an interval, so much for gas', async () => {
    const free = [gameCalls({ functionName: 'quit' })]
    const quits = (session: Awaited<ReturnType<typeof open>>) => session.run([{ to: game, data: quit }])
    const twice = await open(free, [{ type: 'call-limit', data: { count: 2 } }])
    expect([await quits(twice), await quits(twice), await quits(twice)]).toEqual([200, 200, 403])
    const hourly = await open(free, [{ type: 'rate-limit', data: { count: 1, interval: 60 } }])
    expect([await quits(hourly), await quits(hourly)]).toEqual([200, 403])
    sessions.wait(60_000)
    expect(await quits(hourly)).toBe(200)
    // 300,000 of gas at 2 gwei each.
    const poor = await open(free, [{ type: 'gas-limit', data: { limit: String(1_000_000_000_000_000) } }])
    expect([await quits(poor), await quits(poor)]).toEqual([200, 403])
  })
})
