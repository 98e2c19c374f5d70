import { base58, base64 } from '@scure/base'
import { afterEach, describe, expect, it } from 'vitest'
import { setUpVendors } from '../../testing/swap/setUpVendors'

const setUp = setUpVendors({ SWAP: 'jupiter', SWAP_UNPROVEN: 'jupiter' })
const setUpUsual = setUpVendors({ SWAP: 'jupiter' })
afterEach(() => setUp().vendors.script())
const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const sol = 'So11111111111111111111111111111111111111111'
const wrapped = 'So11111111111111111111111111111111111111112'
const jupiter = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
const system = '11111111111111111111111111111111'
const tokens = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const budget = 'ComputeBudget111111111111111111111111111111'
const key = (digit: number) => base58.encode(new Uint8Array(32).fill(digit))
const [taker, thief] = [key(7), key(9)]
/** The associated account of the taker for wrapped coins, by @solana/addresses. */
const ownWrapped = 'Coz3LBGDD5czMN8CroEdxrDykE9CSnXBMyj7SZMwh82z'
const accountsProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

type Instruction = {
  readonly program: string
  readonly accounts?: readonly string[]
  readonly data?: readonly number[]
}
const swap: Instruction = { program: jupiter, accounts: [taker], data: [1, 2, 3] }
const transfer = (to: string, lamports: number): Instruction => {
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, BigInt(lamports), true)
  return { program: system, accounts: [taker, to], data: [...data] }
}

const setting = (kind: number, value: bigint, size = kind === 3 ? 8 : 4): Instruction => {
  const data = Buffer.alloc(9)
  data.writeUInt8(kind)
  data.writeBigUInt64LE(value, 1)
  return { program: budget, data: [...data.subarray(0, size + 1)] }
}
/** Creates an associated token account unless there is one. */
const open = (owner: string, account: string): Instruction => ({
  program: accountsProgram,
  accounts: [taker, account, owner, wrapped, system, tokens],
  data: [1],
})
const close: Instruction = { program: tokens, accounts: [ownWrapped, taker, taker], data: [9] }

/** Writes a transaction of version 0 with one lookup table, as the vendor does. */
function write(instructions: readonly Instruction[], signer = taker): string {
  const keys = [
    ...new Set([signer, ...instructions.flatMap(({ program, accounts = [] }) => [...accounts, program])]),
  ]
  const bytes = [
    1,
    ...new Uint8Array(64),
    0x80,
    1,
    0,
    0,
    keys.length,
    ...keys.flatMap((one) => [...base58.decode(one)]),
    ...new Uint8Array(32).fill(5),
    instructions.length,
    ...instructions.flatMap(({ program, accounts = [], data = [] }) => [
      keys.indexOf(program),
      accounts.length,
      ...accounts.map((one) => keys.indexOf(one)),
      data.length,
      ...data,
    ]),
    1,
    ...new Uint8Array(32).fill(6),
    2,
    0,
    1,
    1,
    2,
  ]
  return base64.encode(Uint8Array.from(bytes))
}

const order = (change: object = {}) => ({
  mode: 'manual',
  inputMint: wrapped,
  outputMint: usdc,
  inAmount: '100000000',
  outAmount: '15000000',
  otherAmountThreshold: '14850000',
  swapMode: 'ExactIn',
  slippageBps: 100,
  priceImpactPct: '-0.0012',
  routePlan: [
    {
      swapInfo: { ammKey: key(3), label: 'Meteora DLMM', inputMint: wrapped, outputMint: usdc },
      percent: 100,
    },
  ],
  feeBps: 10,
  feeMint: wrapped,
  taker,
  gasless: false,
  transaction: write([{ program: budget, data: [2, 0, 0, 0, 0] }, swap]),
  requestId: 'a-request-1',
  ...change,
})
const ask = (change: object = {}, on = setUp()) =>
  on.quote({
    from: `${chain}:${sol}`,
    to: `${chain}:${usdc}`,
    amount: '100000000',
    account: `${chain}:${taker}`,
    slippageBps: 100,
    ...change,
  })
const reasonFor = async (answer: object, change: object = {}) => {
  setUp().vendors.script(() => answer)
  const { quotes, declined } = await ask(change)
  return declined[0]?.reason ?? (quotes.length > 0 ? 'quoted' : 'nothing')
}

describe('swaps on Solana', () => {
  it('are an order to sign, which the vendor sends', async () => {
    setUp().vendors.script((_honest, { url }) =>
      url.pathname === '/swap/v2/order'
        ? order()
        : { status: 'Success', code: 0, signature: key(1).repeat(2) },
    )
    const { quotes } = await ask()
    expect(quotes).toMatchObject([
      {
        provider: 'jupiter',
        amountOut: '15000000',
        amountOutMin: '14850000',
        priceImpactBps: 12,
        proven: false,
        spender: null,
        fees: [{ kind: 'provider', token: `${chain}:${wrapped}`, amount: '100000' }],
        steps: [{ kind: 'post', handle: 'a-request-1', tx: { chainId: chain } }],
      },
    ])
    const [asked] = setUp().vendors.requests.slice(-1)
    expect(asked?.headers['x-api-key']).toBe('key-of-jupiter')
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      inputMint: wrapped,
      outputMint: usdc,
      amount: '100000000',
      slippageBps: '100',
      taker,
    })
    const body = { provider: 'jupiter', handle: 'a-request-1', signed: 'AQAB' }
    const sent = await setUp().gateway.ask('/v1/swap/orders', { method: 'POST', body: JSON.stringify(body) })
    expect([sent.status, await sent.json()]).toEqual([200, { hash: key(1).repeat(2) }])
    expect(JSON.parse(setUp().vendors.requests.at(-1)?.body ?? '')).toEqual({
      signedTransaction: 'AQAB',
      requestId: 'a-request-1',
    })
  })

  it('[SWP-1] are prices only unless the operator allows what nothing proves', async () => {
    setUpUsual().vendors.script(() => order())
    const { quotes } = await ask({}, setUpUsual())
    expect(quotes).toMatchObject([{ provider: 'jupiter', amountOut: '15000000', proven: false, steps: [] }])
    // A transaction that fails the checks isn't even a price.
    setUpUsual().vendors.script(() => order({ transaction: write([transfer(thief, 200_000_000), swap]) }))
    expect((await ask({}, setUpUsual())).declined).toEqual([{ provider: 'jupiter', reason: 'unsafe' }])
  })

  it('tell why they weren’t sent', async () => {
    const post = async (
      body: object,
      answer: object = { status: 'Failed', code: -1, error: '<b>no</b>' },
    ) => {
      setUp().vendors.script(() => answer)
      const sent = await setUp().gateway.ask('/v1/swap/orders', {
        method: 'POST',
        body: JSON.stringify(body),
      })
      return [sent.status, await sent.text()]
    }
    const good = { provider: 'jupiter', handle: 'a', signed: 'AQAB' }
    expect(await post(good)).toEqual([400, expect.stringContaining('the provider did not send it')])
    expect((await post(good, { status: 'Success', signature: 'javascript:alert(1)' }))[0]).toBe(503)
    expect((await post({ ...good, handle: '../../x' }))[0]).toBe(400)
    expect((await post({ ...good, provider: 'lifi' }))[0]).toBe(400)
  })

  it('have a price without an account', async () => {
    expect(await reasonFor(order({ transaction: null, taker: null }), { account: undefined })).toBe('quoted')
    expect(await reasonFor(order({ transaction: null }))).toBe('failed')
  })

  it.each<[string, object]>([
    ['a coin that it wraps itself', order({ transaction: write([transfer(ownWrapped, 100_000_000), swap]) })],
    [
      'all that the vendor usually writes',
      order({
        transaction: write([
          setting(2, 250_000n),
          setting(3, 400_000n),
          open(taker, ownWrapped),
          transfer(ownWrapped, 100_000_000),
          { program: tokens, accounts: [ownWrapped], data: [17] },
          open(taker, key(4)),
          swap,
          close,
          transfer(key(5), 100_000),
        ]),
      }),
    ],
    [
      'memory and a size of accounts',
      order({ transaction: write([setting(1, 65_536n), setting(4, 100_000n), swap]) }),
    ],
    // 250,000 units at 19.9 lamports each, and 5,000 for the signature.
    [
      'a fee just below the limit',
      order({ transaction: write([setting(2, 250_000n), setting(3, 19_900_000n), swap]) }),
    ],
    // The network never bills more units than this.
    [
      'a limit of units above the highest',
      order({ transaction: write([setting(2, 2n ** 32n - 1n), setting(3, 3_000_000n), swap]) }),
    ],
    ['an account for somebody else', order({ transaction: write([open(thief, key(4)), swap]) })],
    ['a small tip', order({ transaction: write([transfer(key(4), 1_000_000), swap]) })],
    [
      'closing an account of wrapped ether to its owner',
      order({ transaction: write([swap, { program: tokens, accounts: [key(4), taker, taker], data: [9] }]) }),
    ],
  ])('may have %s', async (_name, answer) => {
    expect(await reasonFor(answer)).toBe('quoted')
  })

  it.each<[string, object]>([
    ['another program', order({ transaction: write([{ program: thief, accounts: [taker] }, swap]) })],
    ['a payment to somebody', order({ transaction: write([transfer(thief, 200_000_000), swap]) })],
    ['the amount for somebody', order({ transaction: write([transfer(thief, 100_000_000), swap]) })],
    [
      'the amount for somebody’s own wrapped coins',
      // The associated account of the thief.
      order({
        transaction: write([transfer('8ayH659MF7R9RBmgs5mcV4qi4oFxBAvTqysAb9hDuYpG', 100_000_000), swap]),
      }),
    ],
    [
      'more than the amount to wrap',
      order({ transaction: write([transfer(ownWrapped, 106_000_000), swap]) }),
    ],
    [
      'a huge price of units',
      order({ transaction: write([setting(2, 1_400_000n), setting(3, 10n ** 12n), swap]) }),
    ],
    ['the highest price of units', order({ transaction: write([setting(3, 2n ** 64n - 1n), swap]) })],
    // 200,000 units of the one instruction that isn't a setting.
    ['a high price without a limit', order({ transaction: write([setting(3, 25_000_000n), swap]) })],
    [
      'a tip and a fee above the limit together',
      order({
        transaction: write([setting(2, 250_000n), setting(3, 10_000_000n), transfer(thief, 3_000_000), swap]),
      }),
    ],
    ['an unknown setting', order({ transaction: write([setting(0, 1n), swap]) })],
    ['a setting of another size', order({ transaction: write([setting(2, 1n, 8), swap]) })],
    ['an empty setting', order({ transaction: write([{ program: budget, data: [] }, swap]) })],
    [
      'many accounts for others',
      order({ transaction: write([1, 2, 3].map((nth) => open(thief, key(20 + nth))).concat(swap)) }),
    ],
    [
      'another instruction of the system',
      order({ transaction: write([{ program: system, accounts: [taker], data: [1, 0, 0, 0] }, swap]) }),
    ],
    [
      'a transfer of tokens',
      order({
        transaction: write([{ program: tokens, accounts: [key(4), thief, taker], data: [3, 1] }, swap]),
      }),
    ],
    [
      'an approval of tokens',
      order({
        transaction: write([{ program: tokens, accounts: [key(4), thief, taker], data: [4, 1] }, swap]),
      }),
    ],
    [
      'closing an account to somebody else',
      order({ transaction: write([{ program: tokens, accounts: [key(4), thief, taker], data: [9] }, swap]) }),
    ],
    ['another signer', order({ transaction: write([{ ...swap, accounts: [] }], thief) })],
    ['no transaction at all', order({ transaction: base64.encode(new Uint8Array(90)) })],
    ['another taker', order({ taker: thief })],
    ['another token', order({ outputMint: key(2) })],
    ['another amount', order({ inAmount: '100000001' })],
    ['no minimum', order({ otherAmountThreshold: '0' })],
  ])('are declined with %s', async (_name, answer) => {
    expect(await reasonFor(answer)).toBe('unsafe')
  })

  it('are declined with what isn’t an order', async () => {
    for (const answer of [
      {},
      order({ requestId: '../x' }),
      order({ transaction: 'javascript:alert(1)' }),
      [],
    ])
      expect(await reasonFor(answer)).toBe('failed')
  })
})
