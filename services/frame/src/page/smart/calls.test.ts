import { smartAccountAddresses } from '@latchkey/protocol'
import { encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { poll } from '../approve/testing/poll'
import { openSite } from '../testing/openSite'
import { openSmartVisitor } from './testing/openSmartVisitor'

let smart: SmartSites
beforeAll(async () => {
  smart = await startSmartSites()
}, 180_000)
afterAll(() => smart?.stop())

const shop = '0x00000000000000000000000000000000000000aa'
const encode = (functionName: 'approve' | 'transfer', amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [shop, amount] })
const payment = (amount = 500n) => [
  { to: smart.chain.contracts.dollar, data: encode('approve', amount) },
  { to: smart.chain.contracts.dollar, data: encode('transfer', amount) },
]
const delegation = `0xef0100${smartAccountAddresses.implementation.slice(2).toLowerCase()}`

describe('calls of the smart account', () => {
  it('[FRM-13] approve and pay in one approval and one transaction, without any coins', async () => {
    const visitor = await openSmartVisitor(smart, 'ada@example.com')
    const { address, site } = visitor
    await smart.chain.fund(address, 1_000n)
    const [paid, had] = [await smart.chain.paid(), await smart.chain.tokensOf(shop)]
    expect(await visitor.ask('wallet_getCapabilities', [address])).toEqual({
      '0x7a69': { atomic: { status: 'ready' } },
    })

    const sent = visitor.sendCalls(payment())
    const text = await visitor.approve()
    expect(text).toContain('The wallet’s operator')
    expect(text).toContain('Becomes a smart account')
    const { id } = await sent
    const status = await visitor.settled(id)
    expect(status).toMatchObject({ version: '2.0.0', id, chainId: '0x7a69', status: 200, atomic: true })
    const [receipt] = status.receipts as [{ transactionHash: Hex; logs: unknown[]; status: string }]
    expect(receipt).toMatchObject({ status: '0x1', blockNumber: /^0x/, gasUsed: /^0x/ })
    const { client } = smart.chain
    expect(await client.getTransaction({ hash: receipt.transactionHash })).toMatchObject({
      type: 'eip7702',
      from: smart.chain.sponsor.toLowerCase(),
    })
    expect(await smart.chain.tokensOf(shop)).toBe(had + 500n)
    expect(await client.getCode({ address })).toBe(delegation)
    expect(await client.getBalance({ address })).toBe(0n)
    expect(await smart.chain.paid()).toBe(paid + 1)

    expect(await visitor.ask('wallet_getCapabilities')).toEqual({
      '0x7a69': { atomic: { status: 'supported' } },
    })
    const again = visitor.sendCalls(payment(), { version: '1.0' })
    expect(await visitor.approve()).not.toContain('Becomes a smart account')
    const later = await visitor.settled((await again).id)
    const [{ transactionHash }] = later.receipts as [{ transactionHash: Hex }]
    expect(later.status).toBe(200)
    expect(await client.getTransaction({ hash: transactionHash })).toMatchObject({ type: 'eip1559' })
    expect(await smart.chain.tokensOf(shop)).toBe(had + 1_000n)
    expect(site.page.isClosed()).toBe(false)
  })

  it('[FRM-13] are sent one after the other before the first is mined', async () => {
    const visitor = await openSmartVisitor(smart, 'bob@example.com')
    await smart.chain.fund(visitor.address, 1_000n)
    const { client } = smart.chain
    const ids: string[] = []
    await client.setAutomine(false)
    try {
      for (const amount of [100n, 200n, 300n]) {
        const sent = visitor.sendCalls(payment(amount))
        await visitor.approve()
        ids.push((await sent).id)
        expect(await visitor.ask('wallet_getCallsStatus', ids.slice(-1))).toMatchObject({ status: 100 })
      }
    } finally {
      await client.setAutomine(true)
      await client.mine({ blocks: 1 })
    }
    for (const id of ids) expect(await visitor.settled(id)).toMatchObject({ status: 200 })
    expect(await smart.chain.tokensOf(visitor.address)).toBe(400n)
  })

  it('[FRM-13] keep the id that the site chose, also over a reload, and take it once', async () => {
    const visitor = await openSmartVisitor(smart, 'ivan@example.com')
    const id = `0x${'5a'.repeat(4_096)}`
    const sent = visitor.sendCalls([{ to: shop }], { id })
    await visitor.approve()
    expect(await sent).toEqual({ id })
    expect(await visitor.settled(id)).toMatchObject({ id, status: 200 })
    const again = await openSite(smart.sites, { context: visitor.site.page })
    const status = { method: 'wallet_getCallsStatus', params: [id] }
    expect(await again.ask('RPC_REQUEST', status)).toMatchObject({ payload: { id, status: 200 } })
    const taken = { method: 'wallet_sendCalls', params: [{ ...visitor.bundle([{ to: shop }]), id }] }
    expect(await again.ask('RPC_REQUEST', taken)).toMatchObject({
      payload: { code: 'wallet-call/duplicate-bundle' },
    })
  })

  it('[FRM-10] are not sent if the visitor rejects them', async () => {
    const visitor = await openSmartVisitor(smart, 'cleo@example.com')
    const before = await smart.chain.paid()
    const sent = visitor.request('wallet_sendCalls', [visitor.bundle([{ to: shop }])])
    await visitor.inside.locator('[data-part="reject"]').click()
    expect(await sent).toMatchObject({ payload: { code: 'connect/user-rejected' } })
    expect(await smart.chain.paid()).toBe(before)
  })

  it('[FRM-17] are refused without a panel if they are malformed, foreign or for another network', async () => {
    const visitor = await openSmartVisitor(smart, 'dana@example.com')
    const before = await smart.chain.paid()
    const own = visitor.bundle([{ to: shop }])
    const faults: readonly (readonly [string, object])[] = [
      ['vault/request-invalid', { ...own, from: shop }],
      ['vault/request-invalid', { ...own, chainId: '0x1' }],
      ['vault/request-invalid', { ...own, chainId: '0x0' }],
      ['vault/request-invalid', { ...own, calls: [] }],
      ['vault/request-invalid', { ...own, calls: [{ to: '0x12' }] }],
      ['embedded/message-invalid', { ...own, calls: [{ data: '0x00' }] }],
      ['wallet-call/bundle-too-large', { ...own, calls: Array.from({ length: 51 }, () => ({ to: shop })) }],
      ['wallet-call/capability-not-supported', { ...own, capabilities: { other: {} } }],
    ]
    for (const [code, bundle] of faults)
      expect(await visitor.request('wallet_sendCalls', [bundle]), code).toMatchObject({ payload: { code } })
    const plain = { ...own, chainId: `0x${smart.plainChainId.toString(16)}` }
    expect(await visitor.request('wallet_sendCalls', [plain], smart.plainChainId)).toMatchObject({
      payload: { code: 'wallet-call/chain-not-supported' },
    })
    expect(await visitor.inside.locator('[data-part="approval"]').count()).toBe(0)
    expect(await smart.chain.paid()).toBe(before)
  })

  it('[FRM-13] are refused if they would revert, and nobody pays', async () => {
    const visitor = await openSmartVisitor(smart, 'emil@example.com')
    const before = await smart.chain.paid()
    expect(await visitor.request('wallet_sendCalls', [visitor.bundle(payment())])).toMatchObject({
      payload: { code: 'wallet-call/reverted' },
    })
    expect(await smart.chain.paid()).toBe(before)
  })

  it('[FRM-17] are refused while another wallet’s code is in the account, and the visitor learns why', async () => {
    const visitor = await openSmartVisitor(smart, 'fred@example.com')
    const { address, inside } = visitor
    const bytecode: Hex = `0xef0100${smart.chain.contracts.dollar.slice(2)}`
    await smart.chain.client.setCode({ address, bytecode })
    expect(await visitor.ask('wallet_getCapabilities', [address])).toEqual({
      '0x7a69': { atomic: { status: 'unsupported' } },
    })
    const refused = visitor.request('wallet_sendCalls', [visitor.bundle([{ to: shop }])])
    const panel = inside.locator('[data-part="refusal"]')
    await panel.getByText('run other code').waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()
    expect(await refused).toMatchObject({ payload: { code: 'embedded/account-delegated' } })
    expect((await smart.chain.client.getCode({ address }))?.toLowerCase()).toBe(bytecode.toLowerCase())
  })

  it('[FRM-17] sign what was shown, whatever the site changes meanwhile', async () => {
    const visitor = await openSmartVisitor(smart, 'gina@example.com')
    await smart.chain.client.setBalance({ address: visitor.address, value: parseEther('1') })
    let operation: { callData?: string; eip7702Auth?: { chainId: string; address: string } } = {}
    await visitor.site.page.route('**/v1/bundler?*', async (route) => {
      const { method, params } = route.request().postDataJSON()
      if (method === 'eth_sendUserOperation') operation = params[0]
      await route.continue()
    })
    const sent = visitor.sendCalls([{ to: shop, value: '0x1' }])
    const other = visitor.request('wallet_sendCalls', [visitor.bundle([{ to: shop, value: '0xffff' }])])
    await visitor.approve()
    await sent
    expect(operation.callData).toContain(`${'0'.repeat(63)}1`)
    expect(operation.callData).not.toContain('ffff')
    expect(operation.eip7702Auth).toMatchObject({
      chainId: '0x7a69',
      address: smartAccountAddresses.implementation,
    })
    await visitor.site.ask('RPC_ABORT')
    expect(await other).toMatchObject({ payload: { code: 'embedded/aborted' } })
  })

  it('knows no calls that nobody sent, and no account but its own', async () => {
    const visitor = await openSmartVisitor(smart, 'hugo@example.com')
    for (const id of [
      '0x01',
      `0x${'1'.repeat(64)}0000000000007a6900`,
      `0x${'1'.repeat(64)}0000000000007a6901`,
    ])
      expect(await visitor.request('wallet_getCallsStatus', [id])).toMatchObject({
        payload: { code: 'wallet-call/unknown-bundle' },
      })
    expect(await visitor.request('wallet_getCapabilities', [shop])).toMatchObject({
      payload: { code: 'provider/unauthorized' },
    })
    expect(await visitor.ask('wallet_getCapabilities', [visitor.address, ['0x1']])).toEqual({})
    await poll(() => visitor.inside.locator('[data-part="approval"]').count()).toBe(0)
  })
})
