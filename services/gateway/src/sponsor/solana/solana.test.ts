import { startSurfpool } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { localSettings } from '../../config/localSettings'
import { readConfig } from '../../config/readConfig'
import {
  createSolanaSigner,
  type SolanaInstruction,
  type SolanaSigner,
  transferSol,
} from '../../testing/sendSolana'
import { setUpGateway } from '../../testing/setUpGateway'
import { askBundler } from '../../testing/sponsor/askBundler'
import { compileSolana, type SolanaDraft } from '../../testing/sponsor/compileSolana'
import { readSolanaSponsor } from './readSolanaSponsor'

const node = await startSurfpool()
afterAll(() => node.stop())
const sponsor = createSolanaSigner()
const seed = Buffer.from(`${sponsor.key.export({ format: 'jwk' }).d}`, 'base64url')
const secret = base58.encode(Buffer.concat([seed, base58.decode(sponsor.address)]))
const usual = localSettings([], [{ id: node.networkId, name: 'Local', rpc: [node.url] }])
const gateway = setUpGateway({
  ...usual,
  GATEWAY_RATE_LIMIT: '100000',
  SPONSOR: 'own',
  SPONSOR_KEY: '11'.repeat(32),
  SPONSOR_SOLANA_KEY: secret,
  SPONSOR_SOLANA_VISITOR_BUDGET: '25000',
})
const bundler = askBundler((path, init) => gateway().ask(path, init), node.networkId)
const shop = createSolanaSigner().address
const budgetProgram = 'ComputeBudget111111111111111111111111111111'
const refusedFor = (reason: string) => ({ code: -32504, data: { reason } })

const rpc = async (method: string, params: readonly unknown[]) =>
  Object(await gateway().services.nodes.call(node.networkId, { method, params }))
const balanceOf = async (address: string): Promise<number> =>
  (await rpc('getBalance', [address, { commitment: 'processed' }])).value
/** A block that the tests haven't used. */
let last = ''
const freshBlock = () =>
  vi.waitFor(
    async () => {
      const { blockhash } = (await rpc('getLatestBlockhash', [{ commitment: 'confirmed' }])).value
      if (blockhash === last) throw new TypeError('No new block')
      last = blockhash
      return blockhash as string
    },
    { timeout: 60_000, interval: 50 },
  )

let visitor: SolanaSigner
beforeEach(async () => {
  visitor = createSolanaSigner()
  await node.fund(sponsor.address, 1_000_000_000n)
  await node.fund(visitor.address, 50_000_000n)
})
const pay = (lamports = 10_000_000n) => transferSol(visitor.address, shop, lamports)
const compile = async (instructions: readonly SolanaInstruction[], more: Partial<SolanaDraft> = {}) =>
  compileSolana({
    payer: sponsor.address,
    signers: [visitor],
    instructions,
    blockhash: more.blockhash ?? (await freshBlock()),
    ...more,
  })
const ask = (transaction: unknown) => bundler.call('latchkey_sponsorTransaction', [transaction])
const estimate = (transaction: unknown) => bundler.call('latchkey_estimateTransaction', [transaction])
/** The transaction before the visitor signs. */
const unsigned = async (instructions: readonly SolanaInstruction[], more: Partial<SolanaDraft> = {}) => {
  const wire = Buffer.from(await compile(instructions, more), 'base64')
  return wire.fill(0, 1, 129).toString('base64')
}

describe('the sponsor on Solana', () => {
  it('pays the fee of a transaction that the network then carries out', async () => {
    const transaction = await compile([pay()])
    const { result } = await ask(transaction)
    const [signed] = result as [string]
    const had = await balanceOf(sponsor.address)
    await rpc('sendTransaction', [signed, { encoding: 'base64', skipPreflight: true }])
    await vi.waitFor(async () => expect(await balanceOf(shop)).toBe(10_000_000), {
      timeout: 60_000,
      interval: 50,
    })
    expect(await balanceOf(visitor.address)).toBe(40_000_000)
    // Two signatures.
    expect(await balanceOf(sponsor.address)).toBe(had - 10_000)
  })

  it('is listed with its network', async () => {
    const answer = await gateway().ask('/v1/smart-accounts')
    expect(await answer.json()).toMatchObject({
      feePayers: [{ chainId: node.networkId, address: sponsor.address }],
    })
  })

  it('signs the same transaction again at no cost, and no other one with the same block', async () => {
    const blockhash = await freshBlock()
    const transaction = await compile([pay()], { blockhash })
    const both = await Promise.all([ask(transaction), ask(transaction)])
    expect(both[0]?.result).toEqual(both[1]?.result)
    const { error } = await ask(await compile([pay(9_000_000n)], { blockhash }))
    expect(error).toMatchObject({ code: -32500, message: /its block was used/ })
    const other = await estimate(await unsigned([pay(9_000_000n)], { blockhash }))
    expect(other.error).toMatchObject({ code: -32500, message: /its block was used/ })
    const rows = await gateway().services.database.query(
      'select spent::text as spent, count from sponsor_budgets where key = $1',
      [`visitor ${node.networkId} ${visitor.address}`],
    )
    expect(rows).toEqual([{ spent: '10000', count: 1 }])
  })

  it('holds the budget of a visitor', async () => {
    for (let count = 0; count < 2; count += 1)
      expect((await ask(await compile([pay(1_000_000n + BigInt(count))]))).result).toBeDefined()
    expect((await ask(await compile([pay()]))).error).toMatchObject(refusedFor('budget-visitor'))
    expect((await estimate(await unsigned([pay()]))).error).toMatchObject(refusedFor('budget-visitor'))
  })

  it('says what a transaction would cost before anyone signs it, and takes nothing', async () => {
    const transaction = await unsigned([pay()])
    for (let count = 0; count < 5; count += 1)
      expect((await estimate(transaction)).result).toEqual({ fee: '10000' })
    expect((await ask(transaction)).error?.code).toBe(-32507)
    const program = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
    expect((await estimate(await unsigned([{ ...pay(), program }]))).error).toMatchObject(
      refusedFor('target'),
    )
    expect((await estimate(await unsigned([pay(900_000_000n)]))).error?.code).toBe(-32521)
    expect((await estimate('no')).error?.code).toBe(-32602)
  })

  it('takes part in no instruction: neither as an account nor as the program', async () => {
    const steal = transferSol(sponsor.address, visitor.address, 5_000_000n)
    expect((await ask(await compile([steal]))).error).toMatchObject(refusedFor('target'))
    expect((await ask(await compile([pay(), steal]))).error).toMatchObject(refusedFor('target'))
    const reads = { ...pay(), accounts: [...pay().accounts, { address: sponsor.address }] }
    expect((await ask(await compile([reads]))).error).toMatchObject(refusedFor('target'))
    const program = { ...pay(), program: sponsor.address }
    expect((await ask(await compile([program]))).error).toMatchObject(refusedFor('target'))
  })

  it('pays for no program that the operator does not list, and for no transaction that never expires', async () => {
    const program = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
    expect((await ask(await compile([{ ...pay(), program }]))).error).toMatchObject(refusedFor('target'))
    const nonce = { ...pay(), data: Uint8Array.of(4, 0, 0, 0) }
    expect((await ask(await compile([nonce, pay()]))).error).toMatchObject(refusedFor('target'))
  })

  it('pays no high price', async () => {
    const [price, units] = [Buffer.alloc(9), Buffer.alloc(5)]
    price.writeUInt8(3)
    price.writeBigUInt64LE(1_000_000n, 1)
    units.writeUInt8(2)
    units.writeUInt32LE(200_000, 1)
    const settings = [price, units].map((data) => ({ program: budgetProgram, accounts: [], data }))
    expect((await ask(await compile([...settings, pay()]))).error).toMatchObject(refusedFor('gas'))
  })

  it('accepts no lookup tables, because they can change', async () => {
    const table = Buffer.concat([Buffer.of(1), base58.decode(shop), Buffer.of(1, 0, 0)])
    expect((await ask(await compile([pay()], { lookups: table }))).error).toMatchObject({
      code: -32602,
      message: /lookup/,
    })
    expect((await ask(await compile([pay()], { lookups: Buffer.of(0) }))).result).toBeDefined()
  })

  it('accepts nothing that a visitor did not sign, or that somebody else pays', async () => {
    const transaction = Buffer.from(await compile([pay()]), 'base64')
    transaction.writeUInt8(transaction.readUInt8(70) ^ 1, 70)
    expect((await ask(transaction.toString('base64'))).error?.code).toBe(-32507)
    const payer = createSolanaSigner().address
    expect((await ask(await compile([pay()], { payer }))).error?.code).toBe(-32602)
    expect((await ask(await compile([pay()], { signers: [] }))).error?.code).toBe(-32602)
  })

  it('accepts no old block, and nothing that fails', async () => {
    const old = await compile([pay()], { blockhash: createSolanaSigner().address })
    expect((await ask(old)).error?.code).toBe(-32500)
    expect((await ask(await compile([pay(900_000_000n)]))).error?.code).toBe(-32521)
  })

  it('accepts nothing that is cut off, longer, or not base64', async () => {
    const whole = Buffer.from(await compile([pay()]), 'base64')
    for (let size = 0; size < whole.length; size += 1)
      expect((await ask(whole.subarray(0, size).toString('base64'))).error?.code).toBe(-32602)
    const longer = Buffer.concat([whole, Buffer.of(0)])
    for (const text of [longer.toString('base64'), `${whole.toString('base64')}!`, 1])
      expect((await ask(text)).error?.code).toBe(-32602)
  })

  it('stops when it has no money', async () => {
    await node.fund(sponsor.address, 895_000n)
    expect((await ask(await compile([pay()]))).error).toMatchObject(refusedFor('empty'))
  })
})

describe('readSolanaSponsor', () => {
  it('checks the key', () => {
    const read = (key: string) => readSolanaSponsor(readConfig({ SPONSOR: 'own', SPONSOR_SOLANA_KEY: key }))
    expect(read(secret)?.address).toBe(sponsor.address)
    expect(read(base58.encode(seed))?.address).toBe(sponsor.address)
    const wrong = base58.encode(Buffer.concat([seed, base58.decode(shop)]))
    for (const key of [wrong, base58.encode(Buffer.alloc(40, 7))])
      expect(() => read(key)).toThrow(/SPONSOR_SOLANA_KEY/)
    expect(readSolanaSponsor(readConfig({ SPONSOR_SOLANA_KEY: secret }))).toBeUndefined()
  })
})
