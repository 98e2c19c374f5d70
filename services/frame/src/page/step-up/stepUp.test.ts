import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { poll } from '../approve/testing/poll'
import { game, play, requestOf } from '../grants/testing/testGrants'
import { openVisitor, sent, shop } from './testing/openVisitor'

let smart: SmartSites
beforeAll(async () => {
  smart = await startSmartSites()
}, 180_000)
afterAll(() => smart?.stop())

const asks = 'You’ll be asked for your passkey, because of the limit you set.'

describe('a limit that the visitor sets', () => {
  it('[FRM-12] asks for a passkey above it, and only then', async () => {
    const visitor = await openVisitor(smart, 'ada@example.com')
    const { touches, approve, note, pay, send, inside, address, site } = visitor
    await visitor.addPasskey()
    await visitor.setLimit('100')

    // 30 dollars.
    const small = pay('0.01')
    await approve()
    expect(await small).toMatchObject(sent)
    expect(touches()).toBe(0)

    // 150 dollars.
    const large = pay('0.05')
    await poll(note).toBe(asks)
    await approve()
    expect(await large).toMatchObject(sent)
    expect(touches()).toBe(1)

    const { dollar } = smart.chain.contracts
    await smart.chain.fund(address, 1_000_000_000n)
    const transfer = (amount: bigint) =>
      send({
        to: dollar,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, amount] }),
      })
    const tokens = transfer(60_000_000n)
    await approve()
    expect(await tokens).toMatchObject(sent)
    expect(touches()).toBe(1)
    const more = transfer(500_000_000n)
    await approve()
    expect(await more).toMatchObject(sent)
    expect(touches()).toBe(2)

    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [shop, 1n] })
    const unknown = send({ to: dollar, data })
    await approve()
    expect(await unknown).toMatchObject(sent)
    expect(touches()).toBe(3)

    const text = site.ask('RPC_REQUEST', { method: 'personal_sign', params: ['0x48656c6c6f', address] })
    await approve()
    expect(await text).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
    expect(touches()).toBe(3)
    expect(await inside.locator('[data-part="approval"]').count()).toBe(0)
  })

  it('[FRM-12] signs nothing while the passkey isn’t confirmed, and takes no click in its place', async () => {
    const visitor = await openVisitor(smart, 'bob@example.com')
    const { inside, approve, pay, touches } = visitor
    await visitor.addPasskey()
    await visitor.setLimit('0')
    const find = await visitor.losePasskeys()
    const before = await smart.chain.client.getTransactionCount({ address: visitor.address })
    const paid = pay('0.001')
    await approve()
    await inside.getByText('No passkey confirmed this. Try again.').waitFor()
    expect(touches()).toBe(0)
    expect(await smart.chain.client.getTransactionCount({ address: visitor.address })).toBe(before)
    await find()
    await approve()
    expect(await paid).toMatchObject(sent)
    expect(touches()).toBe(1)

    // Turning it off takes the passkey as well.
    const findAgain = await visitor.losePasskeys()
    await visitor.inSettings(async () => {
      await inside.locator('[data-part="end-limit"]').click()
      await visitor.confirm()
      await inside.getByText('No passkey was used, so your limit stays as it is.').waitFor()
      await findAgain()
      await visitor.confirm()
      await inside.getByText('Your wallet doesn’t ask now.').waitFor()
    })
    const free = pay('0.05')
    await approve()
    expect(await free).toMatchObject(sent)
    expect(touches()).toBe(1)
  })

  it('[FRM-12] asks when the price can’t be found, and says how to add a passkey', async () => {
    const visitor = await openVisitor(smart, 'cleo@example.com')
    const { inside, site, pay, approve, touches } = visitor
    await visitor.inSettings(async () => {
      await inside.getByText('Add a passkey under “Ways back” to set a limit.').waitFor()
    })
    await visitor.addPasskey()
    await visitor.setLimit('900')
    await site.page.route('**/v1/fungible/price?*', (route) => route.abort())
    const paid = pay('0.001')
    await approve()
    expect(await paid).toMatchObject(sent)
    expect(touches()).toBe(1)
  })

  it('[FLG-6] [FRM-12] counts for permissions that were given before it was set or lowered', async () => {
    const visitor = await openVisitor(smart, 'elsa@example.com')
    const { site, address, approve, note, send, touches } = visitor
    // A contract that takes every call.
    await smart.chain.client.setCode({ address: game as Address, bytecode: '0x00' })
    await visitor.addPasskey()
    const grant = async () => {
      const policies = [
        { type: 'call-limit', data: { count: 5 } },
        { type: 'gas-limit', data: { limit: '0x2386f26fc10000' } },
      ]
      const granted = site.ask('RPC_REQUEST', {
        method: 'wallet_grantPermissions',
        params: [requestOf({ address, policies })],
      })
      await approve()
      expect(await granted).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
    }
    const call = () => send({ to: game, data: play, value: '0x64' })
    const expectAsked = async () => {
      const before = touches()
      const answer = call()
      await poll(note).toBe(asks)
      await approve()
      expect(await answer).toMatchObject(sent)
      expect(touches()).toBe(before + 1)
    }
    await grant()
    expect(await call()).toMatchObject(sent)
    expect(touches()).toBe(0)
    await visitor.setLimit('100')
    await expectAsked()

    // A passkey confirms what is given under the limit.
    await grant()
    expect(touches()).toBe(2)
    expect(await call()).toMatchObject(sent)
    expect(touches()).toBe(2)
    await visitor.setLimit('50')
    await expectAsked()
  })

  it('[FRM-5] asks for the last passkey before it goes, without any limit', async () => {
    const visitor = await openVisitor(smart, 'dana@example.com')
    const { inside, touches } = visitor
    await visitor.addPasskey()
    const find = await visitor.losePasskeys()
    await visitor.inSettings(async () => {
      await inside.getByRole('button', { name: /^Remove/ }).click()
      await visitor.confirm()
      await inside.getByText('No passkey was used, so your wallet keeps its old key.').waitFor()
      await find()
      await visitor.confirm()
      await inside.getByText('2 ways back: this device, automatic recovery').waitFor()
    })
    expect(touches()).toBe(1)
  })
})
