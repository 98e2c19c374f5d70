import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fundsMissing, nodeMissing, nodeRefused, requestRefused } from '../../errors'
import { demoPhrase } from '../../keys/demoPhrase'
import { deriveKeys } from '../../keys/deriveKeys'
import { type AnvilNode, startAnvil } from '../../nodes/startAnvil'
import { callNode } from '../callNode'
import { createEvmFamily } from './createEvmFamily'

const chainId = 'eip155:31337'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const account = deriveKeys(demoPhrase).evm
const own = account.address
let node: AnvilNode
const family = createEvmFamily({ account, nodeOf: (chain) => (chain === chainId ? node.url : undefined) }, [
  chainId,
])
const read = (method: string, params: unknown, chain = chainId) =>
  family.read({ chainId: chain, method, params })
// The node holds the same key, and signs with its own library.
const ask = (method: string, params: readonly unknown[]) => callNode(chainId, node.url, method, params)

beforeAll(async () => {
  node = await startAnvil({ port: 0, chainId: 31337 })
})
afterAll(() => node?.stop())

const mail = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Post', chainId: 31337 },
  message: { from: { name: 'Ann', wallets: [own, other], unsigned: 'x' }, amount: '5', unsigned: 'y' },
}

describe('signatures match a node’s with the same key', () => {
  it.each([
    ['a text', 'Hello, wörld'],
    ['bytes', '0xdeadbeef'],
  ])('personal_sign of %s', async (_, message) => {
    const hex = message.startsWith('0x') ? message : `0x${Buffer.from(message).toString('hex')}`
    expect(await read('personal_sign', [message, own]).run()).toBe(await ask('personal_sign', [hex, own]))
    expect(await read('personal_sign', [own, message]).run()).toBe(await ask('personal_sign', [hex, own]))
  })

  it('eth_signTypedData_v4, as an object and as JSON', async () => {
    const expected = await ask('eth_signTypedData_v4', [own, mail])
    expect(await read('eth_signTypedData_v4', [own, mail]).run()).toBe(expected)
    expect(await read('eth_signTypedData_v4', [own, JSON.stringify(mail)]).run()).toBe(expected)
  })
})

describe('the description', () => {
  it('shows a text with its invisible characters', () => {
    const [detail] = read('personal_sign', ['pay \u202e001\u0000', own]).details
    expect(detail).toMatchObject({ kind: 'text', text: 'pay ⟨U+202E⟩001⟨U+0000⟩' })
  })

  it('shows typed data by its types, and nothing unsigned', () => {
    const { details } = read('eth_signTypedData_v4', [own, mail])
    expect(details.at(-1)).toEqual({
      kind: 'tree',
      label: 'Data',
      nodes: [
        {
          name: 'from',
          value: [
            { name: 'name', value: 'Ann' },
            {
              name: 'wallets',
              value: [
                { name: '0', value: own },
                { name: '1', value: other },
              ],
            },
          ],
        },
        { name: 'amount', value: '5' },
      ],
    })
  })

  it('shows only the signed part of the domain', () => {
    const domain = { ...mail.domain, verifyingContract: other }
    const labels = read('eth_signTypedData_v4', [own, { ...mail, domain }]).details.map(({ label }) => label)
    expect(labels).toEqual(['Domain name', 'Data'])
  })

  it('shows a token approval with a warning', () => {
    const data = `0x095ea7b3${other.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`
    const { details, warnings } = read('eth_sendTransaction', [{ from: own, to: other, data }])
    expect(details.map(({ label }) => label)).toContain('Calls approve')
    expect(warnings).toEqual(['This lets someone else move your tokens.'])
  })
})

describe('transactions', () => {
  it('are sent to the chain', async () => {
    const hash = await read('eth_sendTransaction', [{ from: own, to: other, value: '0x64' }]).run()
    expect(await ask('eth_getTransactionByHash', [hash])).toMatchObject({ value: '0x64' })
  })

  it('are signed without sending, and the chain accepts them', async () => {
    const raw = await read('eth_signTransaction', [{ from: own, to: other, value: '0x65' }]).run()
    const hash = await ask('eth_sendRawTransaction', [raw])
    expect(await ask('eth_getTransactionByHash', [hash])).toMatchObject({
      from: own.toLowerCase(),
      value: '0x65',
    })
  })

  it('report missing funds, and chains without a node', async () => {
    const value = `0x${'f'.repeat(30)}`
    const broke = read('eth_sendTransaction', [{ from: own, to: other, value }])
    await expect(broke.run()).rejects.toSatisfy(nodeRefused.is)
    await expect(broke.more?.()).rejects.toSatisfy(fundsMissing.is)
    const away = () => read('eth_sendTransaction', [{ from: own, to: other }], 'eip155:1')
    expect(away).toThrow(expect.toSatisfy(nodeMissing.is))
  })

  it('show their cost before they are sent', async () => {
    const task = read('eth_sendTransaction', [{ from: own, to: other, value: '0xde0b6b3a7640000' }])
    expect(task.amount).toBe('1 ETH')
    expect(await task.more?.()).toMatchObject([
      { label: 'Maximum fee', value: expect.stringMatching(/^0\.\d+ ETH$/) },
    ])
  })

  it('in one call are sent in sequence and reported by their hashes', async () => {
    const calls = [
      { to: other, value: '0x1' },
      { to: other, value: '0x2' },
    ]
    const task = read('wallet_sendCalls', [{ version: '2.0.0', chainId: '0x7a69', from: own, calls }])
    expect(task.title).toBe('Send 2 transactions')
    const { capabilities } = (await task.run()) as {
      capabilities: { caip345: { caip2: string; transactionHashes: string[] } }
    }
    expect(capabilities.caip345.caip2).toBe(chainId)
    const sent = await Promise.all(
      capabilities.caip345.transactionHashes.map((hash) => ask('eth_getTransactionByHash', [hash])),
    )
    expect(sent).toMatchObject([{ value: '0x1' }, { value: '0x2' }])
  })
})

it.each([
  ['wallet_switchEthereumChain', [{ chainId: '0x7a69' }], 'eip155:31337', 0],
  [
    'wallet_addEthereumChain',
    [{ chainId: '0x89', chainName: 'Poly\u202egon', rpcUrls: ['https://x.example'] }],
    'eip155:137',
    1,
  ],
])(
  'asks for the chain with %s, and warns if nothing can be sent there',
  async (method, params, switchesTo, warnings) => {
    const task = read(method, params)
    expect(task).toMatchObject({ switchesTo, isQuiet: false })
    expect(task.warnings).toHaveLength(warnings)
    expect(JSON.stringify(task.details)).not.toContain('\u202e')
    expect(await task.run()).toBeNull()
  },
)

it.each([
  ['personal_sign', ['hi', other]],
  ['personal_sign', ['hi']],
  ['personal_sign', null],
  ['eth_sign', [own, '0x00']],
  ['constructor', []],
  ['wallet_sendCalls', [{ calls: [] }]],
  ['wallet_sendCalls', [{ calls: [{ to: other }], atomicRequired: true }]],
  ['wallet_sendCalls', [{ calls: [{ to: other }], chainId: '0x1' }]],
  ['wallet_sendCalls', [{ calls: [{ to: other }], from: other }]],
  ['wallet_switchEthereumChain', [{ chainId: '137' }]],
  ['wallet_addEthereumChain', [{ chainId: '0x' }]],
  ['eth_signTypedData_v4', [own, 'not json']],
  ['eth_signTypedData_v4', [own, { ...mail, primaryType: 'Nothing' }]],
  ['eth_signTypedData_v4', [own, { ...mail, domain: { name: 'Post', chainId: 1 } }]],
  ['eth_sendTransaction', [{ from: other, to: own }]],
  ['eth_sendTransaction', [{ from: own, to: 'nobody' }]],
  ['eth_sendTransaction', [{ from: own, to: other, chainId: '0x1' }]],
  ['eth_sendTransaction', [{ from: own, to: other, data: '0x01', input: '0x02' }]],
  ['eth_sendTransaction', [{ from: own, to: other, value: -1 }]],
  ['wallet_switchEthereumChain', [{ chainId: '1' }]],
])('rejects %s with %j', (method, params) => {
  expect(() => read(method, params)).toThrow(expect.toSatisfy(requestRefused.is))
})
