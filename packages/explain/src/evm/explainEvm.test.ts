import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Abi, encodeFunctionData, getAddress, parseAbi } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import type { EvmPorts } from './EvmPorts'
import { explainEvm } from './explainEvm'

const account = '0x00000000000000000000000000000000000000aa'
const friend = getAddress('0x00000000000000000000000000000000000000bb')
const token = '0x00000000000000000000000000000000000000cc'
const safe = '0x00000000000000000000000000000000000000dd'

const erc20 = {
  ...JSON.parse(readFileSync(join(import.meta.dirname, '../../descriptors/erc20.json'), 'utf8')),
  metadata: { owner: 'Dollar Inc.' },
}
const run = 'run(address target, bytes call)'
const wallet = {
  context: { contract: {} },
  display: {
    formats: {
      [run]: {
        intent: 'Run',
        fields: [{ path: 'call', label: 'Call', format: 'calldata', params: { calleePath: 'target' } }],
      },
    },
  },
}
const transfer = encodeFunctionData({
  abi: parseAbi(['function transfer(address to, uint256 amount)']),
  args: [friend, 2_500_000n],
})

const ports: EvmPorts = {
  chainId: 1,
  account,
  tokenOf: (address) => (address.toLowerCase() === token ? { symbol: 'USD', decimals: 6 } : undefined),
  describe: async (caip10) => {
    if (caip10 === `eip155:1:${token}`) return [{ descriptor: erc20, hash: '0x1234' }]
    return caip10 === `eip155:1:${safe}` ? [{ descriptor: wallet }] : undefined
  },
}
const ask = (transaction: object, more: Partial<EvmPorts> = {}) =>
  explainEvm({ method: 'eth_sendTransaction', params: [transaction] }, { ...ports, ...more })

describe('explainEvm', () => {
  it('describes a call in the words of its descriptor, beside what it reads itself', async () => {
    const explanation = await ask({ to: token, data: transfer })
    expect(explanation).toMatchObject({
      intent: { code: 'send', values: {} },
      lines: [
        {
          kind: 'send',
          token: { kind: 'fungible', address: token, symbol: 'USD', decimals: 6 },
          amount: 2_500_000n,
          to: friend.toLowerCase(),
        },
      ],
      warnings: [],
      will: 'unknown',
      seen: { decoded: true, descriptor: { owner: 'Dollar Inc.', hash: '0x1234' } },
    })
    expect(explanation.described?.[0]?.sentence).toBe(`Send 2.5 USD to ${friend}`)
  })

  it('loads the descriptors of the calls inside a call', async () => {
    const abi: Abi = parseAbi([`function ${run}`])
    const data = encodeFunctionData({ abi, args: [token, transfer] })
    const { described, warnings, lines } = await ask({ to: safe, data })
    expect(described?.[0]?.fields[0]?.value).toMatchObject({ intent: 'Send tokens', owner: 'Dollar Inc.' })
    expect(lines).toEqual([{ kind: 'unknown', to: safe, selector: data.slice(0, 10) }])
    expect(warnings).toEqual([])
  })

  it('uses the one of several descriptors that fits, and names its hash', async () => {
    const permit = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../descriptors/erc2612.json'), 'utf8'),
    )
    const other = { ...permit, display: { formats: { 'Vote(uint256 id)': { intent: 'Vote', fields: [] } } } }
    const files = [
      { descriptor: { ...permit, display: { formats: null } }, hash: '0x01' },
      { descriptor: other, hash: '0x02' },
      { descriptor: { ...permit, metadata: { owner: 'Dollar Inc.' } }, hash: '0x03' },
    ]
    const member = (type: string, name: string) => ({ name, type })
    const data = {
      types: {
        Permit: [
          member('address', 'owner'),
          member('address', 'spender'),
          member('uint256', 'value'),
          member('uint256', 'nonce'),
          member('uint256', 'deadline'),
        ],
      },
      primaryType: 'Permit',
      domain: { chainId: 1, verifyingContract: token },
      message: { owner: account, spender: safe, value: 5, nonce: 0, deadline: 1 },
    }
    const { described, seen } = await explainEvm(
      { method: 'eth_signTypedData_v4', params: [account, data] },
      { ...ports, describe: async (_, kind) => (kind === 'eip712' ? files : undefined) },
    )
    expect(described).toMatchObject([{ intent: 'Allow spending' }])
    expect(seen.descriptor).toEqual({ owner: 'Dollar Inc.', hash: '0x03' })
  })

  it.each([
    ['without types', { primaryType: 'Permit', domain: {}, message: {} }],
    [
      'with a struct where an address belongs',
      {
        types: {
          Permit: [
            { name: 'spender', type: 'Trap' },
            { name: 'value', type: 'uint256' },
          ],
          Trap: [{ name: 'toString', type: 'uint256' }],
        },
        primaryType: 'Permit',
        domain: { verifyingContract: token },
        message: { spender: { toString: 1 }, value: 1 },
      },
    ],
  ])('is blind to a message %s', async (_, data) => {
    const request = { method: 'eth_signTypedData_v4', params: [account, data] }
    expect((await explainEvm(request, ports)).warnings).toEqual([{ code: 'blind' }])
  })

  it.each<[string, object]>([
    ['is a text', { descriptor: 'hello' }],
    [
      'lists nothing',
      { descriptor: { ...erc20, display: { formats: { 'transfer(address to, uint256 amount)': null } } } },
    ],
    [
      'has fields that aren’t a list',
      {
        descriptor: {
          ...erc20,
          display: { formats: { 'transfer(address to, uint256 amount)': { fields: 5 } } },
        },
      },
    ],
  ])('explains without a descriptor that %s', async (_, file) => {
    const describe = async () => JSON.parse(JSON.stringify([file]))
    const { lines, described } = await ask({ to: token, data: transfer }, { describe })
    expect(lines).toHaveLength(1)
    expect(described).toBeUndefined()
  })

  it('explains without a descriptor that fails to load', async () => {
    const fails = async () => {
      throw new TypeError('fetch failed')
    }
    const { lines, described } = await ask({ to: token, data: transfer }, { describe: fails })
    expect(lines).toHaveLength(1)
    expect(described).toBeUndefined()
  })

  it('says that it’s blind to what it can’t read', async () => {
    const blind = [{ code: 'blind' }]
    expect((await ask({ to: friend, data: '0x12345678' })).warnings).toEqual(blind)
    expect((await ask({ data: '0x6000' })).warnings).toEqual(blind)
    expect((await ask({ to: 'nobody' })).warnings).toEqual(blind)
    const delegates = [{ address: safe }, { address: 'nobody' }]
    expect((await ask({ to: account, authorizationList: delegates })).warnings).toEqual(blind)
    // Which of the two a wallet takes is anybody's guess.
    expect((await ask({ to: token, data: transfer, input: '0x' })).warnings).toEqual(blind)
    expect((await explainEvm({ method: 'personal_sign', params: [] }, ports)).warnings).toEqual(blind)
    const mail = {
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: '' },
    }
    const message = await explainEvm({ method: 'eth_signTypedData_v4', params: [account, mail] }, ports)
    const two = await explainEvm({ method: 'eth_signTypedData_v4', params: [mail, mail] }, ports)
    expect(two).toMatchObject({ lines: [], warnings: blind })
    const nowhere = { ...mail, domain: { chainId: '1 ', verifyingContract: safe } }
    const unclear = await explainEvm({ method: 'eth_signTypedData_v4', params: [account, nowhere] }, ports)
    expect(unclear).toMatchObject({ lines: [], warnings: blind })
    expect(message).toMatchObject({ intent: { code: 'sign' }, warnings: blind, seen: { decoded: false } })
  })

  it('explains for the account that the request names, if the wallet shows it', async () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function transferFrom(address a, address b, uint256 c)']),
      args: [friend, safe, 5n],
    })
    expect((await ask({ to: token, data })).lines).toMatchObject([{ kind: 'unknown' }])
    const accounts = [account, friend.toLowerCase()]
    const named = { to: token, data, from: friend }
    expect((await ask(named, { accounts })).lines).toMatchObject([{ kind: 'send', to: safe }])
    // Some wallets sign with their own account, whatever the request says.
    const own = encodeFunctionData({
      abi: parseAbi(['function transferFrom(address a, address b, uint256 c)']),
      args: [account, safe, 5n],
    })
    expect((await ask({ ...named, data: own })).lines).toMatchObject([{ kind: 'send', to: safe }])
  })

  it('warns of calls for another network, and asks this one nothing', async () => {
    const never = vi.fn()
    const calls = [{ to: token, data: transfer }]
    const request = { method: 'wallet_sendCalls', params: [{ chainId: '0xa', calls }] }
    const { warnings, lines } = await explainEvm(request, { ...ports, ask: never, describe: never })
    expect(warnings).toEqual([{ code: 'other-network' }])
    expect(lines).toMatchObject([{ token: { kind: 'fungible', address: token } }])
    expect(never).not.toHaveBeenCalled()
  })

  it('warns of an order that gives and gets nothing', async () => {
    const member = (type: string, name: string) => ({ name, type })
    const data = {
      types: {
        Order: [
          member('address', 'sellToken'),
          member('address', 'buyToken'),
          member('address', 'receiver'),
          member('uint256', 'sellAmount'),
          member('uint256', 'buyAmount'),
        ],
      },
      primaryType: 'Order',
      domain: { verifyingContract: safe },
      message: { sellToken: token, buyToken: token, receiver: friend, sellAmount: 5, buyAmount: 5 },
    }
    const order = (receiver: string) => {
      const own = { ...data, message: { ...data.message, receiver } }
      return explainEvm({ method: 'eth_signTypedData_v4', params: [account, own] }, ports)
    }
    expect(await order(friend)).toMatchObject({
      intent: { code: 'order' },
      warnings: [{ code: 'nothing-in-return' }],
    })
    expect(await order(account)).toMatchObject({ intent: { code: 'order' }, warnings: [] })
  })
})
