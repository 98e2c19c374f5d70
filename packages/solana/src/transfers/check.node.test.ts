import type { TransferHandle } from '@latchkey/core'
import { malformedAnswer } from '@latchkey/protocol'
import { hasSurfpool } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createNetwork } from '../testing/createNetwork'
import { startTransferScene } from '../testing/startTransferScene'
import { startTwistedNode } from '../testing/startTwistedNode'

async function describeNode() {
  // Blocks come often, so they are old soon.
  const scene = await startTransferScene({ slotTimeMs: 20 })
  afterAll(() => scene.stop())
  const { network, ask, coinsOf, open } = scene
  const height = async () => BigInt(Number(await ask('getBlockHeight', { commitment: 'finalized' })))

  it('knows a transaction after a reload, by its signature alone', async () => {
    const { transfers, account, address, quote } = await open()
    const handle = await transfers.send({ ...account, quote: await quote() })
    const stored: TransferHandle = JSON.parse(JSON.stringify(handle))
    expect(stored).toEqual(handle)
    const check = (one: TransferHandle) => transfers.check({ network, address, handle: one })
    await vi.waitFor(async () => expect(await check(stored)).toEqual({ state: 'mined', fee: 5_000n }), 10_000)
    expect(await check({ ...handle, details: {} })).toMatchObject({ state: 'mined' })
    expect(await check({ ...handle, details: { lastValid: '0' } })).toMatchObject({ state: 'mined' })
  })

  it('drops one that no block can contain any more, and not before', async () => {
    const { transfers, account, address, wallet, quote } = await open()
    const quoted = await quote()
    const signature = crypto.getRandomValues(new Uint8Array(64))
    // The wallet says that it has sent it.
    wallet.answer([{ signature }])
    const handle = await transfers.send({ ...account, quote: quoted })
    expect(handle.id).toBe(base58.encode(signature))
    const last = BigInt(handle.details.lastValid ?? 0)
    const check = (one: TransferHandle) => transfers.check({ network, address, handle: one })
    expect(await check(handle)).toEqual({ state: 'pending', isSeen: false })
    await vi.waitFor(
      async () => {
        const before = await height()
        const status = await check(handle)
        expect(status.state === 'dropped' ? (await height()) > last : before <= last).toBe(true)
        expect(status).toEqual({ state: 'dropped' })
      },
      { timeout: 60_000, interval: 100 },
    )
    expect(await height()).toBeGreaterThan(last)
    expect(await coinsOf(quoted.to)).toBe(0n)
    // Without a height nobody can tell.
    for (const lastValid of ['', 'x', '-1', '9'.repeat(21)])
      expect(await check({ ...handle, details: { lastValid } })).toEqual({ state: 'pending', isSeen: false })
  }, 90_000)

  it('looks again before it drops one, which may have been in the last block', async () => {
    const { transfers, account, address, quote } = await open()
    const handle = await transfers.send({ ...account, quote: await quote() })
    let looks = 0
    const url = await startTwistedNode(scene.node.url, {
      getSignatureStatuses: () => (looks++ === 0 ? { value: [null] } : undefined),
    })
    await vi.waitFor(async () => {
      const status = await transfers.check({ network, address, handle })
      expect(status.state).toBe('mined')
    }, 10_000)
    const late = { ...handle, details: { lastValid: '0' } }
    const slow = createNetwork(url, network.caipNetworkId)
    expect(await transfers.check({ network: slow, address, handle: late })).toMatchObject({ state: 'mined' })
    expect(looks).toBe(2)
  })

  it('waits until a block is certain, and refuses malformed answers', async () => {
    const { transfers, address } = await open()
    const handle = { id: base58.encode(new Uint8Array(64).fill(7)), details: { lastValid: '0' } }
    const checkWith = async (value: unknown) => {
      const url = await startTwistedNode(scene.node.url, { getSignatureStatuses: () => ({ value }) })
      return transfers.check({ network: createNetwork(url, network.caipNetworkId), address, handle })
    }
    for (const err of [null, 'InsufficientFundsForFee'])
      expect(await checkWith([{ err, confirmationStatus: 'processed' }])).toEqual({
        state: 'pending',
        isSeen: true,
      })
    expect(await checkWith([{ err: null, confirmationStatus: 'confirmed' }])).toEqual({ state: 'mined' })
    for (const lie of [null, [], [5], [{}], [null, null]])
      await expect(checkWith(lie)).rejects.toSatisfy(malformedAnswer.is)
  })

  it('counts from when the wallet answered, as it may have put a newer block into the transaction', async () => {
    const { transfers, account, wallet, quote } = await open()
    const quoted = await quote()
    wallet.hang()
    const sending = transfers.send({ ...account, quote: quoted })
    await vi.waitFor(() => expect(wallet.log).toHaveLength(1))
    const newest = async () => BigInt(Number(await ask('getBlockHeight', { commitment: 'processed' })))
    const before = await newest()
    await vi.waitFor(async () => expect(await newest()).toBeGreaterThan(before + 20n), 20_000)
    const answered = await newest()
    wallet.release()
    const { details } = await sending
    // The chain remembers a block for 150 more.
    expect(BigInt(details.lastValid ?? 0)).toBeGreaterThanOrEqual(answered + 150n)
  })

  it('reports one that failed on the chain, with what it cost', async () => {
    const { transfers, account, address, quote } = await open()
    const quoted = await quote({ amount: 900_000_000n })
    // The money is gone by the time the node gets it, which isn't to try it out first.
    const send = async () => {
      const options = { skipPreflight: true }
      const { can } = (await import('../solana')).solana()
      const { transaction } = Object(quoted.request?.params)
      return can.sendRawTransaction?.({ ...account, transaction, options })
    }
    await scene.node.fund(address, 2_000_000n)
    const id = (await send()) ?? ''
    const check = () => transfers.check({ network, address, handle: { id, details: {} } })
    await vi.waitFor(async () => expect(await check()).toEqual({ state: 'failed', fee: 5_000n }), 10_000)
    expect(await coinsOf(quoted.to)).toBe(0n)
  })
}

// It isn't published for every machine; there, only the other tests run.
if (hasSurfpool()) describe('following a transaction on Solana', describeNode)
else it('has no node on this machine', () => expect(hasSurfpool()).toBe(false))
