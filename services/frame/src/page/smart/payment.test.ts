import { smartAccountAddresses } from '@latchkey/protocol'
import { encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { openSmartVisitor, type SmartVisitor } from './testing/openSmartVisitor'

let smart: SmartSites
beforeAll(async () => {
  // Each visitor gets one operation a day.
  smart = await startSmartSites({ SPONSOR_VISITOR_COUNT: '1' })
}, 180_000)
afterAll(() => smart?.stop())

const shop = '0x00000000000000000000000000000000000000bb'
const pay = (amount: bigint) => ({
  to: smart.chain.contracts.dollar,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, amount] }),
})
const delegation = `0xef0100${smartAccountAddresses.implementation.slice(2).toLowerCase()}`

const fill = (address: Hex) => smart.chain.client.setBalance({ address, value: parseEther('1') })
const transactionOf = async (visitor: SmartVisitor, id: string) => {
  const { status, receipts } = await visitor.settled(id)
  const [{ transactionHash: hash }] = receipts as [{ transactionHash: Hex }]
  return { status, transaction: await smart.chain.client.getTransaction({ hash }) }
}

describe('paying for calls of the smart account', () => {
  it('[FRM-13] is the visitor’s choice once the operator’s budget is used up', async () => {
    const visitor = await openSmartVisitor(smart, 'ada@example.com')
    const { address, inside } = visitor
    await smart.chain.fund(address, 1_000n)
    const first = visitor.sendCalls([pay(100n)])
    await visitor.approve()
    expect(await visitor.settled((await first).id)).toMatchObject({ status: 200 })

    const poor = visitor.request('wallet_sendCalls', [visitor.bundle([pay(200n)])])
    const panel = inside.locator('[data-part="refusal"]')
    await panel.getByText('You can’t pay for this').waitFor()
    expect(await panel.innerText()).toMatch(/it needs up to 0\.0\d+ ETH and has 0 ETH/)
    await panel.getByRole('button', { name: 'Close' }).click()
    expect(await poor).toMatchObject({ payload: { code: 'embedded/funds-missing' } })

    await fill(address)
    const paid = await smart.chain.paid()
    const second = visitor.sendCalls([pay(200n), pay(300n)])
    const text = await visitor.approve()
    expect(text).toContain('You’ve used up what the operator pays for you today.')
    expect(text).toMatch(/Fee paid by\s*You/)
    expect(text).toMatch(/Network fee|fee/i)
    const { status, transaction } = await transactionOf(visitor, (await second).id)
    expect(status).toBe(200)
    expect(transaction).toMatchObject({
      type: 'eip1559',
      from: address.toLowerCase(),
      to: address.toLowerCase(),
    })
    expect(await smart.chain.tokensOf(address)).toBe(400n)
    expect(await smart.chain.paid()).toBe(paid)
  })

  it('[FRM-13] is asked for again if the operator refuses after the approval', async () => {
    const visitor = await openSmartVisitor(smart, 'bob@example.com')
    const { address, inside, site } = visitor
    await fill(address)
    await smart.chain.fund(address, 100n)
    await site.page.route('**/v1/bundler?*', async (route) => {
      const { id, method } = route.request().postDataJSON()
      const error = { code: -32504, message: 'No', data: { reason: 'budget-project' } }
      if (method !== 'eth_sendUserOperation') return route.continue()
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ json: { jsonrpc: '2.0', id, error }, headers })
    })
    const used = inside.getByText('The operator’s budget for this site is used up for today.', {
      exact: true,
    })
    const rejected = visitor.request('wallet_sendCalls', [visitor.bundle([pay(40n)])])
    expect(await visitor.approve()).toMatch(/Fee paid by\s*The wallet’s operator/)
    await used.waitFor()
    await inside.locator('[data-part="reject"]').click()
    expect(await rejected).toMatchObject({ payload: { code: 'connect/user-rejected' } })
    expect(await smart.chain.tokensOf(address)).toBe(100n)

    const sent = visitor.sendCalls([pay(40n)])
    await visitor.approve()
    await used.waitFor()
    expect(await visitor.approve()).toMatch(/Fee paid by\s*You/)
    const { status, transaction } = await transactionOf(visitor, (await sent).id)
    expect(status).toBe(200)
    // The first one makes the account smart, whoever pays.
    expect(transaction).toMatchObject({ type: 'eip7702', from: address.toLowerCase() })
    expect(await smart.chain.client.getCode({ address })).toBe(delegation)
    expect(await smart.chain.tokensOf(address)).toBe(60n)
  })

  it('[FRM-13] is the visitor’s where the operator never pays, without a question to the bundler', async () => {
    const visitor = await openSmartVisitor(smart, 'cleo@example.com', async (site) => {
      await site.page.route('**/v1/smart-accounts?*', (route) =>
        route.fulfill({
          json: { networks: [{ chainId: 'eip155:31337', sponsor: false }] },
          headers: { 'access-control-allow-origin': '*' },
        }),
      )
      await site.page.route('**/v1/bundler?*', (route) => route.abort())
    })
    const { address } = visitor
    await fill(address)
    await smart.chain.fund(address, 100n)
    const sent = visitor.sendCalls([pay(10n), { to: shop, value: '0x5' }])
    const text = await visitor.approve()
    expect(text).toMatch(/Fee paid by\s*You/)
    expect(text).not.toContain('The operator')
    expect(text).toContain('Becomes a smart account')
    const { status, transaction } = await transactionOf(visitor, (await sent).id)
    expect([status, transaction.type]).toEqual([200, 'eip7702'])
    expect(await smart.chain.client.getBalance({ address: shop })).toBe(5n)
    expect(await smart.chain.tokensOf(address)).toBe(90n)
  })

  it('[FRM-13] sends a transaction as an operation while the smart account is preferred', async () => {
    const visitor = await openSmartVisitor(smart, 'dana@example.com')
    const { address, site } = visitor
    await smart.chain.fund(address, 100n)
    await site.ask('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    const send = (amount: bigint) => visitor.ask('eth_sendTransaction', [{ from: address, ...pay(amount) }])
    const sent = send(10n)
    expect(await visitor.approve()).toMatch(/Fee paid by\s*The wallet’s operator/)
    const { client } = smart.chain
    const hash = (await sent) as Hex
    expect(await client.getTransaction({ hash })).toMatchObject({ from: smart.chain.sponsor.toLowerCase() })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
    expect(await smart.chain.tokensOf(address)).toBe(90n)

    // Today's operation is used, so the next one is an ordinary transaction.
    await fill(address)
    const next = send(20n)
    const text = await visitor.approve()
    expect(text).toContain('You’ve used up what the operator pays for you today.')
    const own = await client.waitForTransactionReceipt({ hash: (await next) as Hex })
    expect(own).toMatchObject({ from: address.toLowerCase(), to: smart.chain.contracts.dollar.toLowerCase() })
    expect(await smart.chain.tokensOf(address)).toBe(70n)
  })

  it('[FRM-13] sends an ordinary transaction while the ordinary account is preferred', async () => {
    const visitor = await openSmartVisitor(smart, 'emil@example.com')
    const { address } = visitor
    await fill(address)
    const sent = visitor.ask('eth_sendTransaction', [{ from: address, to: shop, value: '0x1' }])
    expect(await visitor.approve()).toMatch(/Fee paid by\s*You/)
    const { client } = smart.chain
    const receipt = await client.waitForTransactionReceipt({ hash: (await sent) as Hex })
    expect(receipt.from).toBe(address.toLowerCase())
    expect((await client.getCode({ address })) ?? '0x').toBe('0x')
  })
})
