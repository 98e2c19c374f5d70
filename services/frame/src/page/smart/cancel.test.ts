import { type BundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import { encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { entryPoint08Abi, toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { toUserOperation } from '../../testing/toUserOperation'
import { openSmartVisitor, type SmartVisitor } from './testing/openSmartVisitor'

let smart: SmartSites
beforeAll(async () => {
  smart = await startSmartSites()
}, 180_000)
afterAll(() => smart?.stop())

const shop = '0x00000000000000000000000000000000000000dd'
const pay = (amount: bigint) => ({
  to: smart.chain.contracts.dollar,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, amount] }),
})

/** A visitor whose operations the operator refuses after they signed, and somebody who keeps them. */
async function openRefused(email: string) {
  const seen: BundlerOperation[] = []
  const visitor = await openSmartVisitor(smart, email)
  await smart.chain.client.setBalance({ address: visitor.address, value: parseEther('1') })
  await smart.chain.fund(visitor.address, 1_000n)
  await visitor.site.page.route('**/v1/bundler?*', async (route) => {
    const { id, method, params } = route.request().postDataJSON()
    if (method !== 'eth_sendUserOperation') return route.continue()
    seen.push(params[0])
    const error = { code: -32_504, message: 'No', data: { reason: 'budget-project' } }
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ json: { jsonrpc: '2.0', id, error }, headers })
  })
  return { visitor, seen }
}

/** Approves twice: first what the operator pays for, then what the visitor pays for. */
async function payOneself(visitor: SmartVisitor): Promise<void> {
  expect(await visitor.approve()).toMatch(/Fee paid by\s*The wallet’s operator/)
  const words = 'The operator’s budget for this site is used up for today.'
  await visitor.inside.getByText(words, { exact: true }).waitFor()
  const text = await visitor.approve()
  expect(text).toMatch(/Fee paid by\s*You/)
  expect(text).toMatch(/Cancels\s*The request that the operator refused to pay for/)
}

/** Carries an operation as anybody can who has seen it. */
async function carry(wire: BundlerOperation | undefined): Promise<unknown> {
  const { client } = smart.chain
  const account = privateKeyToAccount(generatePrivateKey())
  await client.setBalance({ address: account.address, value: parseEther('1') })
  if (!wire) throw new TypeError('no operation was sent')
  return client.simulateContract({
    account,
    address: smartAccountAddresses.entryPoint,
    abi: entryPoint08Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(toUserOperation(wire))], account.address],
  })
}
const used = expect.objectContaining({ message: expect.stringContaining('AA25 invalid account nonce') })

describe('an operation that the operator refused after its signature', () => {
  it('[FRM-17] can’t be carried any more once the visitor paid for the calls', async () => {
    const { visitor, seen } = await openRefused('ada@example.com')
    // The first one makes the account smart, the second one finds it smart.
    for (const [amount, left] of [
      [100n, 900n],
      [50n, 850n],
    ] as const) {
      const sent = visitor.sendCalls([pay(amount)])
      await payOneself(visitor)
      expect(await visitor.settled((await sent).id)).toMatchObject({ status: 200 })
      expect(await smart.chain.tokensOf(visitor.address)).toBe(left)
      await expect(carry(seen.at(-1))).rejects.toEqual(used)
    }
    expect(seen.map(({ nonce }) => BigInt(nonce))).toEqual([0n, 1n])
  })

  it('[FRM-17] can’t be carried any more if it was a transaction, either', async () => {
    const { visitor, seen } = await openRefused('bob@example.com')
    const { address, site } = visitor
    await site.ask('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    const sent = visitor.ask('eth_sendTransaction', [{ from: address, ...pay(100n) }])
    await payOneself(visitor)
    const { client } = smart.chain
    const receipt = await client.waitForTransactionReceipt({ hash: (await sent) as Hex })
    expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() })
    expect(await smart.chain.tokensOf(address)).toBe(900n)
    await expect(carry(seen.at(-1))).rejects.toEqual(used)
  })

  it('[FRM-17] stays what it is if the visitor can’t pay, and they learn that', async () => {
    const { visitor } = await openRefused('dana@example.com')
    await smart.chain.client.setBalance({ address: visitor.address, value: 0n })
    const asked = visitor.request('wallet_sendCalls', [visitor.bundle([pay(100n)])])
    await visitor.approve()
    const panel = visitor.inside.locator('[data-part="refusal"]')
    await panel.getByText('You can’t pay for this').waitFor()
    const text = await panel.innerText()
    expect(text).toContain('You approved it before, so the operator could still carry it out.')
    expect(text).not.toContain('Nothing was signed.')
    await panel.getByRole('button', { name: 'Close' }).click()
    expect(await asked).toMatchObject({ payload: { code: 'embedded/funds-missing' } })
  })

  it('[FRM-13] isn’t paid for again by the visitor if only the answer got lost', async () => {
    const visitor = await openSmartVisitor(smart, 'cleo@example.com')
    await smart.chain.fund(visitor.address, 1_000n)
    await visitor.site.page.route('**/v1/bundler?*', async (route) => {
      const { method } = route.request().postDataJSON()
      if (method !== 'eth_sendUserOperation') return route.continue()
      await route.fetch()
      return route.abort()
    })
    const sent = visitor.sendCalls([pay(100n)])
    await visitor.approve()
    expect(await visitor.settled((await sent).id)).toMatchObject({ status: 200 })
    expect(await smart.chain.tokensOf(visitor.address)).toBe(900n)
  })
})
