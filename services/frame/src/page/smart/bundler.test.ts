import { encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ForeignBundler, startForeignBundler } from '../../testing/startForeignBundler'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { openSmartVisitor, type SmartVisitor } from './testing/openSmartVisitor'

let smart: SmartSites
let bundler: ForeignBundler
beforeAll(async () => {
  smart = await startSmartSites(async (chain) => {
    bundler = await startForeignBundler(chain)
    const urls = JSON.stringify({ [chain.network]: bundler.url })
    return { SPONSOR: 'bundler', SPONSOR_BUNDLER_URLS: urls, SPONSOR_PAYMASTER_URLS: urls }
  })
}, 180_000)
afterAll(async () => {
  await smart?.stop()
  await bundler?.stop()
})
beforeEach(() => bundler.answers.clear())

const shop = '0x00000000000000000000000000000000000000cc'
const pay = (amount: bigint) => ({
  to: smart.chain.contracts.dollar,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, amount] }),
})
const transactionOf = async (visitor: SmartVisitor, id: string) => {
  const { status, receipts } = await visitor.settled(id)
  const [{ transactionHash: hash }] = receipts as [{ transactionHash: Hex }]
  return { status, transaction: await smart.chain.client.getTransaction({ hash }) }
}
const refuse = (method: string, code: number) =>
  bundler.answers.set(method, () => {
    throw { code, message: 'No' }
  })
/** Opens a visitor who has tokens, and coins if they pay themselves. */
async function openRich(email: string, coins = parseEther('1')): Promise<SmartVisitor> {
  const visitor = await openSmartVisitor(smart, email)
  await smart.chain.fund(visitor.address, 1_000n)
  await smart.chain.client.setBalance({ address: visitor.address, value: coins })
  return visitor
}

describe('calls that a foreign bundler carries', () => {
  it('[FRM-13] are paid by the operator’s paymaster, for a visitor without any coins', async () => {
    const visitor = await openRich('ada@example.com', 0n)
    const { address } = visitor
    const [had, deposit] = [await smart.chain.tokensOf(shop), await bundler.deposit()]
    const sent = visitor.sendCalls([pay(100n), pay(50n)])
    const text = await visitor.approve()
    expect(text).toMatch(/Fee paid by\s*The wallet’s operator/)
    expect(text).toContain('Becomes a smart account')
    const first = await transactionOf(visitor, (await sent).id)
    expect(first.status).toBe(200)
    expect(first.transaction).toMatchObject({ type: 'eip7702', from: bundler.address.toLowerCase() })
    expect(await smart.chain.tokensOf(shop)).toBe(had + 150n)
    // The real EntryPoint took the fee from the paymaster, by the data that the paymaster gave last.
    const left = await bundler.deposit()
    expect(left).toBeLessThan(deposit)
    expect(bundler.operations.at(-1)).toMatchObject({
      paymaster: bundler.paymaster,
      paymasterData: '0x0123',
      preVerificationGas: '0xc350',
      sender: address,
    })

    const again = visitor.sendCalls([pay(10n)])
    expect(await visitor.approve()).not.toContain('Becomes a smart account')
    const later = await transactionOf(visitor, (await again).id)
    expect([later.status, later.transaction.type]).toEqual([200, 'eip1559'])
    expect(await bundler.deposit()).toBeLessThan(left)
    expect(await smart.chain.client.getBalance({ address })).toBe(0n)
  })

  it('[FRM-13] are pending while the bundler doesn’t know them, and take another line meanwhile', async () => {
    const visitor = await openRich('bob@example.com', 0n)
    const { client } = smart.chain
    const ids: string[] = []
    await client.setAutomine(false)
    try {
      for (const amount of [1n, 2n]) {
        const sent = visitor.sendCalls([pay(amount)])
        await visitor.approve()
        ids.push((await sent).id)
        expect(await visitor.ask('wallet_getCallsStatus', ids.slice(-1))).toMatchObject({ status: 100 })
      }
    } finally {
      await client.setAutomine(true)
      await client.mine({ blocks: 1 })
    }
    const [first, second] = bundler.operations.slice(-2).map(({ nonce }) => BigInt(nonce))
    expect(first).toBe(0n)
    expect((second ?? 0n) >> 64n).not.toBe(0n)
    for (const id of ids) expect(await visitor.settled(id)).toMatchObject({ status: 200 })
  })

  it.each([
    ['has no paymaster for them', 'pm_getPaymasterStubData'],
    ['has a paymaster that takes its word back', 'pm_getPaymasterData'],
    ['names no price', 'pimlico_getUserOperationGasPrice'],
  ])('[FRM-13] are paid by the visitor if the bundler %s', async (_, method) => {
    const visitor = await openRich(`${method.toLowerCase()}@example.com`)
    const deposit = await bundler.deposit()
    refuse(method, -32_000)
    const sent = visitor.sendCalls([pay(10n)])
    const text = await visitor.approve()
    expect(text).toMatch(/Fee paid by\s*You/)
    expect(text).toContain('The operator can’t pay at the moment.')
    const { status, transaction } = await transactionOf(visitor, (await sent).id)
    expect(status).toBe(200)
    expect(transaction).toMatchObject({ from: visitor.address.toLowerCase() })
    expect(await bundler.deposit()).toBe(deposit)
  })

  it('[FRM-13] are asked for again if the paymaster refuses after the approval', async () => {
    const visitor = await openRich('cleo@example.com')
    refuse('eth_sendUserOperation', -32_501)
    const sent = visitor.sendCalls([pay(10n)])
    expect(await visitor.approve()).toMatch(/Fee paid by\s*The wallet’s operator/)
    await visitor.inside.getByText('The operator can’t pay at the moment.', { exact: true }).waitFor()
    expect(await visitor.approve()).toMatch(/Fee paid by\s*You/)
    const { status, transaction } = await transactionOf(visitor, (await sent).id)
    expect(status).toBe(200)
    expect(transaction).toMatchObject({ from: visitor.address.toLowerCase() })
  })

  it('[FRM-13] are refused if they would revert, and nobody pays', async () => {
    const visitor = await openRich('dana@example.com')
    refuse('eth_estimateUserOperationGas', -32_521)
    expect(await visitor.request('wallet_sendCalls', [visitor.bundle([pay(10n)])])).toMatchObject({
      payload: { code: 'wallet-call/reverted' },
    })
  })

  it('[FRM-13] may be one transaction while the smart account is preferred', async () => {
    const visitor = await openRich('emil@example.com', 0n)
    await visitor.site.ask('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    const sent = visitor.ask('eth_sendTransaction', [{ from: visitor.address, ...pay(10n) }])
    expect(await visitor.approve()).toMatch(/Fee paid by\s*The wallet’s operator/)
    const hash = (await sent) as Hex
    const { client } = smart.chain
    expect(await client.getTransaction({ hash })).toMatchObject({ from: bundler.address.toLowerCase() })
    expect(await smart.chain.tokensOf(visitor.address)).toBe(990n)
  })
})
