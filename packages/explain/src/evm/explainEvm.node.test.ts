import { testAccounts } from '@latchkey/testing'
import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Explanation, WarningCode } from '../Explanation'
import { sameCase } from '../testing/sameCase'
import { startTricks } from '../testing/startTricks'
import type { EvmPorts } from './EvmPorts'
import { explainEvm } from './explainEvm'
import { permit2 } from './simulation/reads'

const friend = testAccounts[5].address
const thief = testAccounts[6].address
const dollars = (amount: number) => BigInt(amount) * 1_000_000n

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isAllowed)',
  'function claimUnasked()',
  'function upgradeTo(address next)',
  'function deposit()',
  'function withdraw(uint256 amount)',
  'function balanceOf(address account)',
])
const claim = encodeFunctionData({ abi: parseAbi(['function claim()']) })
const approve = (spender: Address, amount: bigint) =>
  encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] })
const transfer = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] })

// One node serves all of these tests, because it starts slowly on some machines.
const tricks = await startTricks()
afterAll(() => tricks.stop())
const { account, ask, send, balanceOf, tryOut, simulatePlainly } = tricks
const { dollar, collection, lying, pill, proxy, wrapped, refusing } = tricks

function explain(method: string, params: unknown, more: Partial<EvmPorts> = {}): Promise<Explanation> {
  const coin = { symbol: 'ETH', decimals: 18 }
  return explainEvm({ method, params }, { chainId: 31337, account, ask, coin, ...more })
}

function explainCall(to: Address, data: Hex, value = 0n, more: Partial<EvmPorts> = {}): Promise<Explanation> {
  return explain('eth_sendTransaction', [{ from: account, to, data, value: `0x${value.toString(16)}` }], more)
}

const codesOf = ({ warnings }: Explanation): readonly WarningCode[] => warnings.map(({ code }) => code)
const lkd = () => ({ kind: 'fungible', address: dollar.toLowerCase(), symbol: 'LKD', decimals: 6 })

describe('what honest requests do', () => {
  it('shows coins sent, the block it was seen in, and the fee', async () => {
    const latest = Number(await ask('eth_blockNumber', []))
    const { lines, will, warnings, seen, fee, intent } = await explainCall(friend, '0x', 5n)
    expect(lines).toEqual([{ kind: 'send', token: { kind: 'native' }, amount: 5n, to: friend.toLowerCase() }])
    expect({ will, warnings, intent }).toEqual({
      will: 'succeed',
      warnings: [],
      intent: { code: 'send', values: {} },
    })
    expect(seen.simulated?.block).toBe(latest)
    expect(fee?.likely).toBeGreaterThan(21_000n)
    expect(fee?.max).toBeGreaterThan(fee?.likely ?? 0n)
  })

  it('shows tokens sent with their symbol and decimals', async () => {
    const explanation = sameCase(await explainCall(dollar, transfer(friend, dollars(3))))
    expect(explanation.lines).toEqual([
      { kind: 'send', token: lkd(), amount: dollars(3), to: friend.toLowerCase() },
    ])
    expect(explanation.warnings).toEqual([])
  })

  it('recognizes wrapping and unwrapping by the balances, without any Transfer log', async () => {
    const coin = { kind: 'native' }
    const token = { kind: 'fungible', address: wrapped.toLowerCase(), symbol: 'WCOIN', decimals: 18 }
    const deposit = encodeFunctionData({ abi, functionName: 'deposit' })
    const wrap = sameCase(await explainCall(wrapped, deposit, 7n))
    expect(wrap.intent.code).toBe('wrap')
    expect(wrap.lines).toEqual([
      { kind: 'send', token: coin, amount: 7n, to: wrapped.toLowerCase() },
      { kind: 'receive', token, amount: 7n, confirmed: true },
    ])
    expect(wrap.warnings).toEqual([])
    const withdraw = encodeFunctionData({ abi, functionName: 'withdraw', args: [7n] })
    const calls = [
      { to: wrapped, data: deposit, value: '0x7' },
      { to: wrapped, data: withdraw },
    ]
    const both = await explain('wallet_sendCalls', [{ calls }])
    expect(both.intent).toEqual({ code: 'batch', values: { count: '2' } })
    expect(both.lines).toEqual([])
    expect(both.will).toBe('succeed')
  })

  it('shows an item sent and one allowed as items, not as amounts', async () => {
    const token = { kind: 'item', address: collection.toLowerCase(), id: 1n, symbol: 'LKC' }
    const sent = encodeFunctionData({
      abi: parseAbi(['function transferFrom(address from, address to, uint256 id)']),
      args: [account, friend, 1n],
    })
    expect(sameCase(await explainCall(collection, sent)).lines).toEqual([
      { kind: 'send', token, amount: 1n, to: friend.toLowerCase() },
    ])
    expect(sameCase(await explainCall(collection, approve(pill, 1n))).lines).toEqual([
      { kind: 'allow', token, spender: pill.toLowerCase(), amount: 1n },
    ])
    const all = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [pill, true] })
    const { lines, warnings } = sameCase(await explainCall(collection, all))
    expect(lines).toMatchObject([{ kind: 'allow-all', spender: pill.toLowerCase() }])
    expect(warnings.map(({ code }) => code)).toEqual(['unlimited-allowance'])
  })

  it('explains accounts that lack the money for gas', async () => {
    const poor = '0x00000000000000000000000000000000000a11ce'
    const explanation = await explainCall(dollar, transfer(friend, 0n), 0n, { account: poor })
    expect(explanation.will).toBe('succeed')
    const broke = await explainCall(friend, '0x', 10n ** 24n)
    expect(broke.will).toBe('revert')
    expect(codesOf(broke)).toContain('reverts')
  })
})

describe('what hostile requests do', () => {
  it('shows a gain that only a log tells of as unconfirmed', async () => {
    const explanation = sameCase(await explainCall(lying, claim))
    expect(explanation.lines[0]).toMatchObject({ kind: 'receive', amount: 10n ** 24n, confirmed: false })
    expect(explanation.warnings).toEqual([{ code: 'log-only-gain', address: lying.toLowerCase() }])
  })

  it('sees what a contract takes that pays in simulations', async () => {
    const before = await balanceOf(account)
    const taken = await tryOut(async () => {
      await send(account, claim, pill)
      return before - (await balanceOf(account))
    })
    // The trick works: the plain simulation shows a gift, the chain a theft.
    expect(await simulatePlainly([{ from: account, to: pill, input: claim }])).toBe(dollars(100))
    expect(taken).toBe(dollars(5_000))
    const { lines } = sameCase(await explainCall(pill, claim))
    expect(lines[0]).toEqual({ kind: 'send', token: lkd(), amount: taken, to: pill.toLowerCase() })
  })

  it('sees what a contract takes that pays if it was asked for a balance before', async () => {
    const data = encodeFunctionData({ abi, functionName: 'claimUnasked' })
    const question = encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] })
    const calls = [
      { from: friend, to: pill, input: question },
      { from: account, to: pill, input: data },
    ]
    expect(await simulatePlainly(calls)).toBe(dollars(100))
    const { lines } = sameCase(await explainCall(pill, data))
    expect(lines[0]).toEqual({ kind: 'send', token: lkd(), amount: dollars(5_000), to: pill.toLowerCase() })
  })

  it('warns of an unlimited allowance, also if it is only as much as there is', async () => {
    const endless = sameCase(await explainCall(dollar, approve(pill, maxUint256)))
    expect(endless.lines).toEqual([
      { kind: 'allow', token: lkd(), spender: pill.toLowerCase(), amount: 'unlimited' },
    ])
    expect(codesOf(endless)).toEqual(['unlimited-allowance'])
    const supplyOf = encodeFunctionData({ abi: parseAbi(['function totalSupply()']) })
    const supply = BigInt(`${await ask('eth_call', [{ to: dollar, data: supplyOf }, 'latest'])}`)
    expect(codesOf(await explainCall(dollar, approve(wrapped, supply)))).toEqual(['unlimited-allowance'])
    expect(codesOf(await explainCall(dollar, approve(wrapped, supply - 1n)))).toEqual([])
  })

  it('shows a limited allowance as its amount, and taking it back', async () => {
    const some = sameCase(await explainCall(dollar, approve(wrapped, dollars(20))))
    expect(some.lines).toEqual([
      { kind: 'allow', token: lkd(), spender: wrapped.toLowerCase(), amount: dollars(20) },
    ])
    expect(some.warnings).toEqual([])
    const none = sameCase(await explainCall(dollar, approve(pill, 0n)))
    expect(none.lines).toEqual([{ kind: 'revoke', token: lkd(), spender: pill.toLowerCase() }])
    expect(none.intent.code).toBe('revoke')
  })

  it('warns of a spender that is not a contract', async () => {
    expect(codesOf(await explainCall(dollar, approve(thief, dollars(20))))).toEqual([
      'spender-is-not-contract',
    ])
  })

  it('warns of a call to an address without a contract, and of tokens sent to a token', async () => {
    expect(codesOf(await explainCall(thief, claim))).toContain('receiver-empty-contract')
    expect(codesOf(await explainCall(dollar, transfer(lying, 1n)))).toEqual(['receiver-is-token-contract'])
  })

  it('says that a call reverts, and why', async () => {
    const explanation = await explainCall(refusing, claim)
    expect(explanation).toMatchObject({ will: 'revert', reason: 'The sale is over' })
    expect(codesOf(explanation)).toEqual(['reverts'])
  })

  it('shows that a proxy gets other code, also behind a harmless name', async () => {
    const change = { kind: 'change', what: 'code', at: proxy.toLowerCase(), to: pill.toLowerCase() }
    const open = encodeFunctionData({ abi, functionName: 'upgradeTo', args: [pill] })
    expect(sameCase(await explainCall(proxy, open)).lines).toEqual([change])
    const hidden = encodeFunctionData({
      abi: parseAbi(['function claim(address next)']),
      args: [pill],
    })
    const explanation = sameCase(await explainCall(proxy, hidden))
    expect(explanation.lines).toContainEqual(change)
    expect(codesOf(explanation)).toEqual(['code-change'])
  })

  it('doesn’t vouch for a call that changes nothing that can be seen', async () => {
    const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] })
    const explanation = await explainCall(dollar, data)
    expect(explanation).toMatchObject({ will: 'succeed', lines: [{ kind: 'unknown' }] })
    expect(codesOf(explanation)).toEqual(['blind'])
  })

  it('doesn’t call a token what only the coin of the network is called', async () => {
    const coin = { symbol: 'lkd', decimals: 18 }
    const { lines } = sameCase(await explainCall(dollar, transfer(friend, dollars(3)), 0n, { coin }))
    expect(lines).toEqual([
      {
        kind: 'send',
        token: { kind: 'fungible', address: dollar.toLowerCase() },
        amount: dollars(3),
        to: friend.toLowerCase(),
      },
    ])
  })

  it('warns of a fee that only robs', async () => {
    const pay = { from: account, to: friend, value: '0x1' }
    const codes = async (more: object) => codesOf(await explain('eth_sendTransaction', [{ ...pay, ...more }]))
    const dear = '0x1d1a94a2000'
    expect(await codes({ maxFeePerGas: dear, maxPriorityFeePerGas: dear })).toEqual(['high-fee'])
    expect(await codes({ gasPrice: dear })).toEqual(['high-fee'])
    // A limit that isn't reached costs nothing.
    expect(await codes({ maxFeePerGas: dear })).toEqual([])
  })

  it('shows that an account hands itself over', async () => {
    const transaction = {
      from: account,
      to: account,
      authorizationList: [{ address: pill, chainId: '0x7a69' }],
    }
    const explanation = await explain('eth_sendTransaction', [transaction])
    expect(explanation.lines).toEqual([{ kind: 'change', what: 'delegation', at: account, to: pill }])
    expect(codesOf(explanation)).toEqual(['delegate-account'])
  })
})

describe('what a signature lets others do', () => {
  const domain = () => ({ name: 'Dollar', version: '1', chainId: 31337, verifyingContract: dollar })
  const member = (type: string, name: string) => ({ name, type })
  const domainType = [
    member('string', 'name'),
    member('string', 'version'),
    member('uint256', 'chainId'),
    member('address', 'verifyingContract'),
  ]
  const permit = (spender: Address, value: bigint, chainId = 31337) => ({
    types: {
      EIP712Domain: domainType,
      Permit: [
        member('address', 'owner'),
        member('address', 'spender'),
        member('uint256', 'value'),
        member('uint256', 'nonce'),
        member('uint256', 'deadline'),
      ],
    },
    primaryType: 'Permit',
    domain: { ...domain(), chainId },
    message: { owner: account, spender, value: `${value}`, nonce: '0', deadline: '1900000000' },
  })

  it('shows what a permit lets its spender take at once', async () => {
    const request = [account, JSON.stringify(permit(thief, maxUint256))]
    const explanation = sameCase(await explain('eth_signTypedData_v4', request))
    const everything = await balanceOf(account)
    expect(explanation.lines).toEqual([
      { kind: 'send', token: lkd(), amount: everything, to: thief.toLowerCase(), atMost: true },
      { kind: 'allow', token: lkd(), spender: thief.toLowerCase(), amount: 'unlimited' },
    ])
    expect(codesOf(explanation)).toEqual(['unlimited-allowance', 'spender-is-not-contract'])
    expect(explanation.seen.simulated).toBeDefined()
  })

  it('shows what a contract may take by a permit, up to its amount', async () => {
    const request = [account, permit(wrapped, dollars(12))]
    const { lines } = sameCase(await explain('eth_signTypedData_v4', request))
    expect(lines[0]).toMatchObject({
      kind: 'send',
      amount: dollars(12),
      to: wrapped.toLowerCase(),
      atMost: true,
    })
  })

  it('shows what a Permit2 signature lets its spender take, only if Permit2 may', async () => {
    const data = {
      types: {
        EIP712Domain: [domainType[0], domainType[2], domainType[3]],
        PermitSingle: [
          member('PermitDetails', 'details'),
          member('address', 'spender'),
          member('uint256', 'sigDeadline'),
        ],
        PermitDetails: [
          member('address', 'token'),
          member('uint160', 'amount'),
          member('uint48', 'expiration'),
          member('uint48', 'nonce'),
        ],
      },
      primaryType: 'PermitSingle',
      domain: { name: 'Permit2', chainId: 31337, verifyingContract: permit2 },
      message: {
        details: { token: dollar, amount: `${(1n << 160n) - 1n}`, expiration: '1900000000', nonce: 0 },
        spender: thief,
        sigDeadline: '1900000000',
      },
    }
    const allow = {
      kind: 'allow',
      token: lkd(),
      spender: thief.toLowerCase(),
      amount: 'unlimited',
      until: 1900000000,
    }
    expect(sameCase(await explain('eth_signTypedData_v4', [account, data])).lines).toEqual([allow])
    await tryOut(async () => {
      await send(account, approve(permit2, maxUint256), dollar)
      const { lines } = sameCase(await explain('eth_signTypedData_v4', [account, data]))
      const amount = await balanceOf(account)
      const send712 = {
        kind: 'send',
        token: lkd(),
        amount,
        to: thief.toLowerCase(),
        atMost: true,
        until: 1900000000,
      }
      expect(lines).toEqual([send712, allow])
    })
  })

  it('warns of a message for another network and asks this one nothing about it', async () => {
    const request = [account, permit(thief, 1n, 1)]
    const asked = vi.fn(ask)
    const explanation = await explain('eth_signTypedData_v4', request, { ask: asked })
    expect(codesOf(explanation)).toEqual(['other-network'])
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('a node that can’t simulate', () => {
  const without = (...methods: readonly string[]) =>
    vi.fn(async (method: string, params: readonly unknown[]) => {
      if (methods.includes(method)) throw { code: -32601, message: 'Method not found' }
      return ask(method, params)
    })

  it('is asked for each call alone, and not asked again for an hour', async () => {
    const old = without('eth_simulateV1')
    const unable = new Map<number, number>()
    let time = Date.now()
    const more = { ask: old, unable, now: () => time }
    const first = sameCase(await explainCall(dollar, approve(thief, maxUint256), 0n, more))
    expect(first.lines).toEqual([
      { kind: 'allow', token: lkd(), spender: thief.toLowerCase(), amount: 'unlimited' },
    ])
    expect(codesOf(first)).toEqual(['unlimited-allowance', 'spender-is-not-contract'])
    expect(first).toMatchObject({ will: 'succeed', seen: { decoded: true } })
    expect(first.seen.simulated).toBeUndefined()
    expect(await explainCall(refusing, claim, 0n, more)).toMatchObject({
      will: 'revert',
      reason: 'The sale is over',
    })
    const timesAsked = () => old.mock.calls.filter(([method]) => method === 'eth_simulateV1').length
    expect(timesAsked()).toBe(1)
    time += 3_600_001
    await explainCall(refusing, claim, 0n, more)
    expect(timesAsked()).toBe(2)
  })

  it('leaves what the calldata says, and says that the rest is unknown', async () => {
    const dead = async () => {
      throw new TypeError('fetch failed')
    }
    const known = await explainCall(dollar, transfer(friend, 5n), 0n, { ask: dead })
    expect(known.lines).toEqual([
      { kind: 'send', token: { kind: 'fungible', address: dollar }, amount: 5n, to: friend.toLowerCase() },
    ])
    expect(known).toMatchObject({ will: 'unknown', warnings: [] })
    expect(codesOf(await explainCall(pill, claim, 0n, { ask: dead }))).toEqual(['blind'])
  })
})
