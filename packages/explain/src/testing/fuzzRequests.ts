import fc from 'fast-check'
import { type Abi, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect } from 'vitest'
import type { Descriptor } from '../evm/descriptor/Descriptor'
import type { EvmPorts } from '../evm/EvmPorts'
import { explainEvm } from '../evm/explainEvm'
import { measureTime } from './measureTime'

const account = '0x00000000000000000000000000000000000000aa'
const contract = '0x00000000000000000000000000000000000000cc'

/** What must never be shown as itself: it's invisible, or turns a text around. */
const hidden = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Cs}]/u
const longest = 610

const nasty = [
  '\u202e',
  '\u2066',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u0000',
  '\n',
  '\u3164',
  '\u{e0041}',
  '\ud800',
  '\u0301',
]
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...nasty, 'a', 'USDC', ' '), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.nat(20_000).map((length) => 'x'.repeat(length)),
  fc.nat(2_000).map((length) => '\u200b'.repeat(length)),
)
const bytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((list) => `0x${Buffer.from(list).toString('hex')}` as Hex)
const address = fc.oneof(
  fc.constantFrom(account, contract),
  fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((list) => `0x${Buffer.from(list).toString('hex')}` as Hex),
)
const uint = fc.oneof(
  fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }),
  fc.constantFrom(0n, 1n, (1n << 256n) - 1n),
)

const signatures = [
  'transfer(address to, uint256 amount)',
  'approve(address spender, uint256 amount)',
  'say(string text, (address to, string[] notes)[] list, bytes tail)',
  'safeBatchTransferFrom(address a, address b, uint256[] c, uint256[] d, bytes e)',
  'permit(address a, ((address a, uint160 b, uint48 c, uint48 d)[] b, address c, uint256 d) e, bytes f)',
]
const abi: Abi = parseAbi(signatures.map((one) => `function ${one}`) as readonly string[])
const uint48 = fc.nat(0x7fffffff)
const details = fc.record({ a: address, b: uint.map((one) => one >> 96n), c: uint48, d: uint48 })
const goodCall = fc
  .oneof(
    fc.tuple(fc.constantFrom('transfer', 'approve'), fc.tuple(address, uint)),
    fc.tuple(
      fc.constant('say'),
      fc.tuple(
        text,
        fc.array(fc.record({ to: address, notes: fc.array(text, { maxLength: 3 }) }), { maxLength: 4 }),
        bytes(200),
      ),
    ),
    fc.tuple(
      fc.constant('safeBatchTransferFrom'),
      fc.tuple(
        address,
        address,
        fc.array(uint, { maxLength: 5 }),
        fc.array(uint, { maxLength: 5 }),
        bytes(40),
      ),
    ),
    fc.tuple(
      fc.constant('permit'),
      fc.tuple(
        fc.constant(account),
        fc.record({ b: fc.array(details, { maxLength: 4 }), c: address, d: uint }),
        bytes(70),
      ),
    ),
  )
  .map(([functionName, args]) => encodeFunctionData({ abi, functionName, args }))

const selectors = [
  'a9059cbb',
  '095ea7b3',
  '23b872dd',
  '2eb2c2d6',
  'd505accf',
  '2a2d80d1',
  'cc53287f',
  '4f1ef286',
]
/** Good calldata, cut, changed or with hostile offsets, and noise behind a known selector. */
const calldata: fc.Arbitrary<Hex> = fc.oneof(
  goodCall,
  fc.tuple(goodCall, fc.nat(400)).map(([data, length]): Hex => `0x${data.slice(2, 2 + length * 2)}`),
  fc
    .tuple(goodCall, fc.array(fc.tuple(fc.nat(40), uint), { maxLength: 4 }))
    .map(([data, changes]) =>
      changes.reduce<Hex>((now, [index, word]) => {
        const at = 10 + index * 64
        return `0x${now.slice(2, at)}${word.toString(16).padStart(64, '0')}${now.slice(at + 64)}`
      }, data),
    )
    .map((data): Hex => (data.length % 2 ? `${data}0` : data)),
  fc
    .tuple(fc.constantFrom(...selectors), bytes(600))
    .map(([selector, tail]): Hex => `0x${selector}${tail.slice(2)}`),
  bytes(300),
)
const call = fc.record(
  {
    to: fc.oneof(address, fc.constant(contract)),
    data: calldata,
    value: fc.oneof(
      uint.map((one) => `0x${one.toString(16)}`),
      text,
    ),
  },
  { requiredKeys: ['to', 'data'] },
)

const typeNames = [
  'Permit',
  'PermitSingle',
  'PermitBatch',
  'PermitTransferFrom',
  'TransferWithAuthorization',
  'OrderComponents',
  'BulkOrder',
  'Order',
  'Delegation',
  'Mail',
]
const memberNames = [
  'owner',
  'spender',
  'value',
  'deadline',
  'details',
  'permitted',
  'tokenId',
  'allowed',
  'expiry',
  'to',
  'offerer',
  'offer',
  'consideration',
  'tree',
  'sellToken',
  'buyToken',
  'receiver',
  'delegate',
  '__proto__',
  'constructor',
  'toString',
  'primaryType',
  'types',
  'domain',
  'message',
  'text',
]
const typeName = fc.oneof(
  fc.constantFrom(
    'address',
    'uint256',
    'bool',
    'string',
    'bytes',
    'bytes32',
    'uint256[]',
    'address[2]',
    ...typeNames,
    'Mail[]',
    'Permit[][]',
  ),
  text,
)
const member = fc.record({ name: fc.oneof(fc.constantFrom(...memberNames), text), type: typeName })
const types = fc.dictionary(
  fc.oneof(fc.constantFrom(...typeNames), text),
  fc.array(member, { maxLength: 8 }),
  { maxKeys: 6 },
)
const leaf = fc.oneof(
  address,
  uint.map(String),
  fc.integer(),
  fc.boolean(),
  text,
  bytes(64),
  fc.constant(null),
)
const { value: tree } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom(...memberNames, 'token', 'amount', 'recipient', 'itemType'), tie('value'), {
      maxKeys: 8,
    }),
  ),
}))
const domain = fc.record(
  {
    name: text,
    chainId: fc.oneof(fc.constant(1), leaf),
    verifyingContract: fc.oneof(fc.constant(contract), leaf),
  },
  { requiredKeys: [] },
)
const typedData = fc.record({
  types,
  primaryType: fc.oneof(fc.constantFrom(...typeNames), text),
  domain,
  message: tree,
})
/** A permit with the right types and anything in its members. */
const permit = fc
  .record({ owner: leaf, spender: leaf, value: leaf, nonce: leaf, deadline: leaf })
  .map((message) => ({
    types: {
      Permit: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'].map(
        (one) => {
          const [type, name] = one.split(' ')
          return { name, type }
        },
      ),
    },
    primaryType: 'Permit',
    domain: { chainId: 1, verifyingContract: contract },
    message,
  }))

const request = fc.oneof(
  call.map((one) => ({ method: 'eth_sendTransaction', params: [one] as unknown })),
  fc
    .array(call, { maxLength: 5 })
    .map((calls) => ({ method: 'wallet_sendCalls', params: [{ calls }] as unknown })),
  fc
    .oneof(typedData, permit)
    .map((data) => ({ method: 'eth_signTypedData_v4', params: [account, data] as unknown })),
  typedData.map((data) => ({
    method: 'eth_signTypedData_v4',
    params: [account, JSON.stringify(data)] as unknown,
  })),
  tree.map((params) => ({ method: 'eth_signTypedData_v4', params })),
)

/** A descriptor of any quality: its texts are hostile, its paths and parameters lead anywhere. */
const path = fc.oneof(
  fc.constantFrom(
    'text',
    'list.[].notes.[]',
    'list.[0].to',
    'tail.[-20:]',
    'amount',
    '@.value',
    '$.metadata.owner',
    'to',
    'c.[]',
    'e.b.[].a',
    'value',
    '#.spender',
  ),
  text,
)
const field = fc.record(
  {
    path,
    label: text,
    format: fc.constantFrom(
      'raw',
      'amount',
      'tokenAmount',
      'addressName',
      'date',
      'duration',
      'unit',
      'enum',
      'nftName',
      'calldata',
    ),
    params: fc.dictionary(
      fc.constantFrom(
        'token',
        'tokenPath',
        'base',
        'decimals',
        'prefix',
        'threshold',
        'message',
        '$ref',
        'calleePath',
        'encoding',
        'senderAddress',
      ),
      fc.oneof(path, fc.integer(), fc.boolean()),
    ),
    visible: fc.oneof(
      fc.constantFrom('always', 'never'),
      fc.record({ ifNotIn: fc.array(leaf, { maxLength: 3 }) }),
    ),
  },
  { requiredKeys: [] },
)
const format = fc.record({
  intent: text,
  interpolatedIntent: text.map((one) => `${one} {to}{text}{spender}`),
  fields: fc.array(field, { maxLength: 8 }),
})
const descriptor: fc.Arbitrary<Descriptor> = fc
  .record({ owner: text, formats: fc.tuple(format, format, format) })
  .map(({ owner, formats: [one, two, three] }) => ({
    context: { contract: {}, eip712: {} },
    metadata: { owner },
    display: {
      formats: {
        'say(string text, (address to, string[] notes)[] list, bytes tail)': one,
        'transfer(address to, uint256 amount)': two,
        'approve(address spender, uint256 amount)': two,
        'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': three,
      },
    },
  }))

/** A node that answers anything. */
const answers = fc.array(fc.oneof(bytes(200), fc.constant('0x'), tree), { minLength: 1, maxLength: 5 })

const limitMs = 50

/** Explains hostile requests, with hostile descriptors and nodes: none throws, takes long or hides anything. */
export async function fuzzRequests(count: number): Promise<void> {
  const cases = fc.sample(fc.tuple(request, descriptor, answers), { numRuns: count, seed: 7730 })
  for (const [given, file, said] of cases) {
    const run = () => {
      let asked = 0
      const ports: EvmPorts = {
        chainId: 1,
        account,
        ask: async (method) => {
          asked += 1
          if (method === 'eth_simulateV1' && asked % 2) throw { code: -32601, message: 'missing\u202e' }
          return said[asked % said.length]
        },
        describe: async () => [{ descriptor: file }],
        tokenOf: (one) => (one === contract ? { symbol: 'TOK', decimals: 6 } : undefined),
      }
      return explainEvm(given, ports)
    }
    let { value, ms } = await measureTime(run)
    // The garbage collector and the compiler take their time once; a hang takes it every time.
    for (let again = 0; again < 3 && ms > limitMs; again += 1) ms = (await measureTime(run)).ms
    expect(ms, JSON.stringify(given).slice(0, 2_000)).toBeLessThan(limitMs)
    expectShown(value, given)
  }
}

function expectShown(value: unknown, given: unknown): void {
  if (typeof value === 'string') {
    const shown = JSON.stringify(given, (_, one) => (typeof one === 'bigint' ? `${one}` : one)).slice(
      0,
      2_000,
    )
    expect(hidden.test(value), `${JSON.stringify(value)} of ${shown}`).toBe(false)
    expect(value.length, shown).toBeLessThanOrEqual(longest)
  } else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) expectShown(one, given)
}
