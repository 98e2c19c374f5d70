import { smartAccountAddresses } from '@latchkey/protocol'
import { encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { afterAll, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { askBundler } from '../testing/sponsor/askBundler'
import { createVisitor } from '../testing/sponsor/createVisitor'
import { openSponsorChain } from '../testing/sponsor/openSponsorChain'

const chain = await openSponsorChain()
afterAll(() => chain.stop())
const gateway = setUpGateway(chain.settings)
const bundler = askBundler((path, init) => gateway().ask(path, init), chain.network)
const { dollar } = chain.contracts
const shop = '0x00000000000000000000000000000000000000aa'

const approve = { to: dollar, data: encode('approve', 500n) }
const transfer = { to: dollar, data: encode('transfer', 500n) }

function encode(functionName: 'approve' | 'transfer', amount: bigint) {
  return encodeFunctionData({ abi: erc20Abi, functionName, args: [shop, amount] })
}

describe('sponsor', () => {
  it('[FRM-13] carries the first operation of an account without money, in one transaction of type 4', async () => {
    const visitor = createVisitor(chain)
    await chain.fund(visitor.address, 1_000n)
    const [before, had] = [await chain.paid(), await chain.tokensOf(shop)]
    const first = await visitor.operation([approve, transfer])
    const { result: hash } = await bundler.send(first)
    const { success, receipt } = await bundler.receipt(hash)
    expect([success, receipt.type]).toEqual([true, '0x4'])
    expect(await chain.tokensOf(shop)).toBe(had + 500n)
    expect(await chain.client.getCode({ address: visitor.address })).toBe(
      `0xef0100${smartAccountAddresses.implementation.slice(2).toLowerCase()}`,
    )
    expect(await chain.client.getBalance({ address: visitor.address })).toBe(0n)

    const later = await visitor.operation([approve, transfer], { nonce: 1n, authorization: null })
    const second = await bundler.receipt((await bundler.send(later)).result)
    expect([second.success, second.receipt.type]).toEqual([true, '0x2'])
    expect(Number(second.receipt.gasUsed)).toBeLessThan(Number(receipt.gasUsed))
    expect(await chain.paid()).toBe(before + 2)
  })

  it('returns the same hash for the same operation, and pays once', async () => {
    const visitor = createVisitor(chain)
    const before = await chain.paid()
    const operation = await visitor.operation([{ to: shop }])
    const answers = await Promise.all([1, 2, 3].map(() => bundler.send(operation)))
    const [{ result: hash }] = answers as [(typeof answers)[number]]
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(answers.map(({ result }) => result)).toEqual([hash, hash, hash])
    await bundler.receipt(hash)
    expect((await bundler.send(operation)).result).toBe(hash)
    expect(await chain.paid()).toBe(before + 1)
    const { result } = await bundler.call('eth_getUserOperationByHash', [hash])
    expect(result).toMatchObject({ userOperation: { sender: visitor.address }, blockNumber: /^0x/ })
  })

  it('carries an operation again when the chain dropped its block', async () => {
    const visitor = createVisitor(chain)
    const snapshot = await chain.client.snapshot()
    const operation = await visitor.operation([{ to: shop }])
    const { result: hash } = await bundler.send(operation)
    await bundler.receipt(hash)
    await chain.client.revert({ id: snapshot })
    expect(await chain.carried()).not.toContain(hash)
    expect((await bundler.send(operation)).result).toBe(hash)
    await bundler.receipt(hash)
    expect(await chain.carried()).toContain(hash)
  })

  it('takes several operations of one account at once, and carries them in order', async () => {
    const visitor = createVisitor(chain)
    const hashes: unknown[] = []
    for (const nonce of [0n, 1n, 2n, 3n])
      hashes.push((await bundler.send(await visitor.operation([{ to: shop }], { nonce }))).result)
    await Promise.all(hashes.map(bundler.receipt))
    expect((await chain.carried()).filter((hash) => hashes.includes(hash))).toEqual(hashes)
  })

  it('estimates gas that is enough, without a signature or an authorisation', async () => {
    const visitor = createVisitor(chain)
    await chain.fund(visitor.address, 1_000n)
    const { signature: _, ...draft } = await visitor.operation([approve, transfer], { authorization: null })
    const { result } = await bundler.estimate({ ...draft, signature: '0x' })
    const estimate = result as Record<'callGasLimit' | 'verificationGasLimit' | 'maxFeePerGas', `0x${string}`>
    expect(result).toMatchObject({
      preVerificationGas: '0x0',
      maxFeePerGas: '0x0',
      maxPriorityFeePerGas: '0x0',
    })
    const operation = await visitor.operation([approve, transfer], {
      callGasLimit: BigInt(estimate.callGasLimit),
      verificationGasLimit: BigInt(estimate.verificationGasLimit),
    })
    expect((await bundler.receipt((await bundler.send(operation)).result)).success).toBe(true)
  })

  it('returns what the calls revert with, and pays nothing', async () => {
    const before = await chain.paid()
    const visitor = createVisitor(chain)
    const operation = await visitor.operation([transfer])
    for (const ask of [bundler.estimate, bundler.send]) {
      const { error } = await ask(operation)
      expect(error).toMatchObject({ code: -32521, data: /^0x08c379a0/ })
    }
    expect(await chain.paid()).toBe(before)
  })

  it('lists the networks with smart accounts', async () => {
    const answer = await gateway().ask('/v1/smart-accounts')
    expect(await answer.json()).toEqual({
      networks: [{ chainId: chain.network, sponsor: true, carrier: 'own' }],
      feePayers: [],
    })
    const { result } = await bundler.call('eth_supportedEntryPoints')
    expect(result).toEqual([smartAccountAddresses.entryPoint])
  })

  it('answers 422 to methods that are not of a bundler', async () => {
    expect((await bundler.call('eth_sendRawTransaction', ['0x00'])).status).toBe(422)
    expect((await bundler.call('debug_bundler_clearState')).status).toBe(422)
  })

  it('returns no receipt for an unknown operation', async () => {
    const { result } = await bundler.call('eth_getUserOperationReceipt', [numberToHex(1, { size: 32 })])
    expect(result).toBeNull()
  })
})
