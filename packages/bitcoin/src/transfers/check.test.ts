import type { TransferHandle } from '@latchkey/core'
import { malformedAnswer } from '@latchkey/protocol'
import { type BitcoinNode, startBitcoin } from '@latchkey/testing/node'
import { hex } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCoins } from '../read/getCoins'
import { freshAddress, setUpTransfers } from '../testing/setUpTransfers'
import { buildPayment } from '../transaction/buildPayment'
import { signAndBroadcast } from '../transaction/signAndBroadcast'
import { sweepCoins } from './sweepCoins'

describe('following a payment', () => {
  let node: BitcoinNode
  beforeAll(async () => {
    node = await startBitcoin({ mines: false })
  }, 60_000)
  afterAll(() => node.stop())

  /** An account that has sent something which no block contains yet. */
  async function sendOne(amount: bigint | 'max' = 30_000n) {
    const account = await setUpTransfers(node, { coins: [60_000, 50_000] })
    const { network, address, publicKey, transfers } = account
    const coins = await getCoins(address, network)
    const to = freshAddress()
    const { handle } = await account.send({ to, amount })
    const check = (changed: TransferHandle = handle) => transfers.check({ network, address, handle: changed })
    /** The wallet pays from the same coins again, for a higher fee. */
    const replace = async (other: { to: string; value: bigint | 'max'; spent?: number }) => {
      const kept = (handle.details.coins ?? '').split(',')
      const some = coins.filter(({ txid, index }) => kept.includes(`${txid}:${index}`)).slice(0, other.spent)
      const payment = { address, publicKey, network, coins: some, rate: 40n, to: other.to }
      const built =
        other.value === 'max'
          ? (sweepCoins(payment)?.transaction ?? expect.unreachable())
          : buildPayment({ ...payment, value: other.value })
      const inputs = Array.from({ length: built.inputsLength }, (_, index) => ({ address, index }))
      return signAndBroadcast({ ...account.account, psbt: hex.encode(built.toPSBT()), inputs })
    }
    return { handle, check, replace, to, address }
  }

  it('is pending until a block contains it', async () => {
    const { check, handle, to } = await sendOne()
    expect(handle.details).toMatchObject({ to, amount: '30000' })
    expect(await check()).toEqual({ state: 'pending', isSeen: true })
    await node.mine()
    expect(await check()).toEqual({ state: 'mined', fee: expect.any(BigInt) })
  })

  it('[SND-1] doesn’t take the id of another payment as its own', async () => {
    const one = await sendOne()
    const other = await sendOne()
    await node.mine()
    const { id } = other.handle
    expect(await one.check({ ...one.handle, id })).toEqual({
      ...{ state: 'replaced', how: 'other', by: id, succeeded: true },
    })
    const more = { ...one.handle, details: { ...one.handle.details, amount: '30001' } }
    expect(await one.check(more)).toMatchObject({ state: 'replaced' })
  })

  it('learns the coins later if they aren’t known, and forgets coins that make no sense', async () => {
    const { check, handle } = await sendOne()
    const { coins: _, ...details } = handle.details
    expect(await check({ ...handle, details })).toEqual({ state: 'pending', isSeen: true, handle })
    expect(await check({ ...handle, details: { ...details, coins: '../x:1' } })).toMatchObject({ handle })
    await node.mine()
  })

  it('[ACC-9] follows one by its id alone, and learns what it pays', async () => {
    const { check, handle, to } = await sendOne()
    const bare = { id: handle.id, details: {} }
    const { coins = '' } = handle.details
    const details = { to, amount: '30000', coins }
    expect(await check(bare)).toEqual({ state: 'pending', isSeen: true, handle: { ...bare, details } })
    await node.mine()
    for (const one of [bare, { ...bare, details }]) expect(await check(one)).toMatchObject({ state: 'mined' })
  })

  it('recognises a speed-up by the coins, once a block contains it', async () => {
    const { check, replace, to } = await sendOne()
    const by = await replace({ to, value: 30_000n })
    // Not forgotten: what takes its place is known.
    expect(await check()).toEqual({ state: 'pending', isSeen: true })
    await node.mine()
    expect(await check()).toEqual({ state: 'replaced', how: 'speed-up', by, succeeded: true })
  })

  it('recognises a speed-up of everything, with less arriving', async () => {
    const { check, replace, to } = await sendOne('max')
    const by = await replace({ to, value: 'max' })
    await node.mine()
    expect(await check()).toEqual({ state: 'replaced', how: 'speed-up', by, succeeded: true })
  })

  it('recognises a cancellation that spends only one of the coins', async () => {
    const { check, replace, address } = await sendOne('max')
    const by = await replace({ to: address, value: 'max', spent: 1 })
    await node.mine()
    expect(await check()).toEqual({ state: 'replaced', how: 'cancel', by, succeeded: true })
  })

  it('recognises anything else in its place', async () => {
    const { check, replace } = await sendOne()
    const by = await replace({ to: freshAddress(), value: 'max' })
    await node.mine()
    expect(await check()).toEqual({ state: 'replaced', how: 'other', by, succeeded: true })
  })

  it('is no longer seen if the node doesn’t know it and its coins are there', async () => {
    const { check, handle } = await sendOne()
    const { check: ofOther } = await sendOne()
    expect(await ofOther()).toMatchObject({ isSeen: true })
    // The coins of an account that has sent nothing.
    const idle = await setUpTransfers(node, { coins: [20_000] })
    const [coin] = await getCoins(idle.address, idle.network)
    const coins = `${coin?.txid}:${coin?.index}`
    expect(await check({ id: 'ab'.repeat(32), details: { ...handle.details, coins } })).toEqual({
      state: 'pending',
      isSeen: false,
    })
    expect(await check({ id: 'ab'.repeat(32), details: {} })).toEqual({ state: 'pending', isSeen: false })
  })

  it('rejects answers that make no sense', async () => {
    const { transfers, network, address } = await setUpTransfers(node, { coins: [] })
    const id = 'ab'.repeat(32)
    const coins = `${'cd'.repeat(32)}:0`
    const good = { txid: id, fee: 1, vin: [], vout: [], status: { confirmed: false } }
    const answers: readonly (readonly [unknown, unknown])[] = [
      [{}, null],
      [{ ...good, txid: 'cd'.repeat(32) }, null],
      [{ ...good, fee: -1 }, null],
      [{ ...good, vin: [{ txid: 'x', vout: 0 }] }, null],
      [{ ...good, vout: [{ value: 0.5 }] }, null],
      [{ ...good, status: null }, null],
      [null, {}],
      [null, { spent: true }],
      [null, { spent: true, txid: '../x' }],
    ]
    const { fetch } = globalThis
    for (const [transaction, spending] of answers) {
      globalThis.fetch = async (url) => {
        const answer = String(url).includes('outspend') ? spending : transaction
        return answer === null
          ? new Response('Transaction not found', { status: 404 })
          : new Response(JSON.stringify(answer))
      }
      try {
        const failed = transfers.check({ network, address, handle: { id, details: { coins } } })
        await expect(failed, JSON.stringify([transaction, spending])).rejects.toSatisfy(malformedAnswer.is)
      } finally {
        globalThis.fetch = fetch
      }
    }
  })
})
