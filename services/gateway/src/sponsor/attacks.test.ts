import { smartAccountAddresses } from '@latchkey/protocol'
import { numberToHex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { askBundler } from '../testing/sponsor/askBundler'
import { createVisitor, encodeVisitorCalls } from '../testing/sponsor/createVisitor'
import { openSponsorChain } from '../testing/sponsor/openSponsorChain'

const chain = await openSponsorChain()
afterAll(() => chain.stop())
const allowed = '0x00000000000000000000000000000000000000aa'
const other = '0x00000000000000000000000000000000000000bb'
const gateway = setUpGateway({ ...chain.settings, SPONSOR_TARGETS: `${allowed}, ${chain.contracts.dollar}` })
const bundler = askBundler((path, init) => gateway().ask(path, init), chain.network)
const stranger = privateKeyToAccount(generatePrivateKey())
const { implementation, entryPoint } = smartAccountAddresses
const calls = [{ to: allowed }] as const
/** Of the curve secp256k1. */
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

let paidBefore = 0
beforeEach(async () => {
  paidBefore = await chain.paid()
})
/** Whatever an attack tries, the sponsor pays for nothing, and nothing of it stays in the line. */
afterEach(async () => {
  const rows = await gateway().services.database.query(
    "select 1 from sponsor_operations where state in ('queued', 'sent')",
  )
  expect(rows).toEqual([])
})
const nothingPaid = async () => expect(await chain.paid()).toBe(paidBefore)

const refusedFor = (reason: string) => ({ code: -32504, data: { reason } })

describe('the sponsor refuses', () => {
  it('an operation that somebody else signed', async () => {
    const { error } = await bundler.send(await createVisitor(chain).operation(calls, { key: stranger }))
    expect(error?.code).toBe(-32507)
    await nothingPaid()
  })

  it('call data that was changed after signing', async () => {
    const operation = await createVisitor(chain).operation(calls)
    const callData = encodeVisitorCalls([{ to: allowed, data: '0x12' }])
    expect((await bundler.send({ ...operation, callData })).error?.code).toBe(-32507)
    await nothingPaid()
  })

  it('a signature for another chain', async () => {
    const operation = await createVisitor(chain).operation(calls, { chainId: 1 })
    expect((await bundler.send(operation)).error?.code).toBe(-32507)
    await nothingPaid()
  })

  it('a nonce that was used, and one that skips others', async () => {
    const visitor = createVisitor(chain)
    await bundler.receipt((await bundler.send(await visitor.operation(calls))).result)
    const paid = await chain.paid()
    for (const nonce of [0n, 2n]) {
      const again = await visitor.operation([{ to: allowed, data: '0x34' }], { nonce, authorization: null })
      expect((await bundler.send(again)).error).toMatchObject({ code: -32500, message: /AA25/ })
    }
    expect(await chain.paid()).toBe(paid)
  })

  it('two operations with one nonce: the second while the first waits', async () => {
    const visitor = createVisitor(chain)
    const both = await Promise.all(
      ['0x01', '0x02'].map((data) => visitor.operation([{ to: allowed, data: data as '0x01' }])),
    )
    const answers = await Promise.all(both.map(bundler.send))
    const taken = answers.filter(({ result }) => result !== undefined)
    expect(taken).toHaveLength(1)
    await bundler.receipt(taken[0]?.result)
    expect(await chain.paid()).toBe(paidBefore + 1)
  })

  it.each([
    ['to other code', { address: allowed }],
    ['for every chain', { chainId: 0 }],
    ['for another chain', { chainId: 1 }],
    ['with a nonce that is not next', { nonce: 1 }],
    ['that somebody else signed', { key: stranger }],
  ] as const)('a delegation %s', async (_, authorization) => {
    const operation = await createVisitor(chain).operation(calls, { authorization })
    expect((await bundler.send(operation)).error).toMatchObject(refusedFor('delegation'))
    await nothingPaid()
  })

  it('a delegation whose signature chains ignore, although it recovers to the account', async () => {
    const operation = await createVisitor(chain).operation(calls)
    const { s, yParity, ...rest } = operation.eip7702Auth as Record<string, `0x${string}`>
    const other = { s: numberToHex(order - BigInt(s ?? 0)), yParity: yParity === '0x0' ? '0x1' : '0x0' }
    const { error } = await bundler.send({ ...operation, eip7702Auth: { ...rest, ...other } })
    expect(error).toMatchObject(refusedFor('delegation'))
    await nothingPaid()
  })

  it('an account without a delegation, and one that delegates to other code', async () => {
    const visitor = createVisitor(chain)
    const operation = await visitor.operation(calls, { authorization: null })
    expect((await bundler.send(operation)).error).toMatchObject(refusedFor('delegation'))
    const bytecode = `0xef0100${other.slice(2)}` as const
    await chain.client.setCode({ address: visitor.address, bytecode })
    expect((await bundler.send(operation)).error).toMatchObject(refusedFor('delegation'))
    await nothingPaid()
  })

  it('an account that is a contract', async () => {
    const visitor = createVisitor(chain)
    await chain.client.setCode({ address: visitor.address, bytecode: '0x00' })
    const operation = await visitor.operation(calls)
    for (const ask of [bundler.send, bundler.estimate])
      expect((await ask(operation)).error).toMatchObject(refusedFor('delegation'))
    await nothingPaid()
  })

  it('targets that the operator does not list, alone, in a batch, and inside a call of the account itself', async () => {
    const visitor = createVisitor(chain)
    const nested = encodeVisitorCalls([{ to: other }])
    const tries = [
      [{ to: other }],
      [{ to: allowed }, { to: other }],
      [{ to: visitor.address, data: nested }],
      [{ to: entryPoint }],
    ] as const
    for (const list of tries) {
      const operation = await visitor.operation(list)
      for (const ask of [bundler.send, bundler.estimate])
        expect((await ask(operation)).error).toMatchObject(refusedFor('target'))
    }
    await nothingPaid()
  })

  it('calls in an unusual encoding, and other functions of the account', async () => {
    const operation = await createVisitor(chain).operation(calls)
    for (const callData of [`${operation.callData}00`, '0x8dd7712f', '0x', '0x1234'])
      expect((await bundler.send({ ...operation, callData })).error?.code).toBe(-32602)
    await nothingPaid()
  })

  it('fees, paymasters and factories', async () => {
    const operation = await createVisitor(chain).operation(calls)
    const more = [
      { maxFeePerGas: '0x1' },
      { maxPriorityFeePerGas: '0x1' },
      { preVerificationGas: '0x1' },
      { paymaster: allowed },
      { factory: allowed },
    ]
    for (const fields of more)
      expect((await bundler.send({ ...operation, ...fields })).error?.code).toBe(-32602)
    await nothingPaid()
  })

  it('a delegation in the operation that was signed for other code, or brings data', async () => {
    const visitor = createVisitor(chain)
    const factory = '0x7702'
    const elsewhere = await visitor.operation(calls, { delegating: other })
    expect((await bundler.send({ ...elsewhere, factory })).error?.code).toBe(-32507)
    const operation = await visitor.operation(calls, { delegating: implementation })
    expect((await bundler.send({ ...operation, factory, factoryData: '0x12' })).error?.code).toBe(-32602)
    await nothingPaid()
  })

  it('more gas than the operator allows', async () => {
    const visitor = createVisitor(chain)
    for (const field of ['callGasLimit', 'verificationGasLimit'] as const) {
      const operation = await visitor.operation(calls, { [field]: 2_000_000n })
      expect((await bundler.send(operation)).error).toMatchObject(refusedFor('gas'))
    }
    await nothingPaid()
  })

  it('calls that need more gas than their limit, which would fail at its cost', async () => {
    const operation = await createVisitor(chain).operation(
      [{ to: chain.contracts.dollar, data: approval() }],
      { callGasLimit: 1_000n },
    )
    expect((await bundler.send(operation)).error?.code).toBe(-32521)
    await nothingPaid()
  })

  it('everything when it has no money', async () => {
    const address = chain.sponsor
    await chain.client.setBalance({ address, value: 1n })
    const { error } = await bundler.send(await createVisitor(chain).operation(calls))
    await chain.client.setBalance({ address, value: parseEther('10') })
    expect(error).toMatchObject(refusedFor('empty'))
    await nothingPaid()
  })

  it('projects that are unknown', async () => {
    const strange = askBundler((path, init) => gateway().ask(path, init), chain.network, 'nobody')
    expect((await strange.send(await createVisitor(chain).operation(calls))).status).toBe(401)
    await nothingPaid()
  })
})

describe('a smart account', () => {
  it('rejects a direct call of a stranger', async () => {
    const visitor = createVisitor(chain)
    await bundler.receipt((await bundler.send(await visitor.operation(calls))).result)
    const data = encodeVisitorCalls([{ to: stranger.address }])
    const call = { account: stranger.address, to: visitor.address, data }
    await expect(chain.client.call(call)).rejects.toThrow(/not from self or EntryPoint/)
    expect(await chain.client.getCode({ address: visitor.address })).toContain(
      implementation.slice(2).toLowerCase(),
    )
  })
})

function approval() {
  return `0x095ea7b3${allowed.slice(2).padStart(64, '0')}${numberToHex(5n, { size: 32 }).slice(2)}` as const
}
