import type { TransferHandle } from '@latchkey/core'
import { malformedAnswer } from '@latchkey/protocol'
import { type ChopsticksNode, startChopsticks } from '@latchkey/testing/node'
import { waitReady } from '@polkadot/wasm-crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { coin, freshAddress, give, serveDoor, setUpTransfers } from '../testing/setUpTransfers'
import { hashOf } from './readExtrinsic'

describe('following a transfer', () => {
  let node: ChopsticksNode
  beforeAll(async () => {
    await waitReady()
    node = await startChopsticks()
  }, 120_000)
  afterAll(() => node?.stop())

  /** An account whose transactions reach no block until the door is opened. */
  async function sendOne(how: 'keep' | 'hang up' | 'fail' | 'nonsense' = 'keep') {
    const kept: string[] = []
    let isOpen = false
    let pool: unknown
    let height: number | undefined
    const read: number[] = []
    const hashAt = (block: number) => `0x${`${block}`.padStart(64, 'a')}`
    const url = await serveDoor(node, (method, [first]) => {
      if (method === 'author_pendingExtrinsics') return pool ?? kept
      if (height !== undefined) {
        if (method === 'chain_getHeader') return { number: `0x${height.toString(16)}` }
        if (method === 'chain_getBlockHash' && first !== 0) {
          read.push(Number(first))
          return hashAt(Number(first))
        }
        if (method === 'chain_getBlock') return { block: { extrinsics: [] } }
      }
      if (method !== 'author_submitExtrinsic' || isOpen) return undefined
      kept.push(String(first))
      return how === 'keep' ? hashOf(Buffer.from(String(first).slice(2), 'hex')) : how
    })
    const account = await setUpTransfers(node, { free: 10n * coin, url })
    const to = freshAddress()
    const { handle } = await account.send({ to, amount: coin })
    const { transfers, adapter, network, address } = account
    const check = (changed: TransferHandle = handle) => transfers.check({ network, address, handle: changed })
    /** The node makes a block a moment after it has got a transaction. */
    const untilEnd = (changed?: TransferHandle) =>
      vi.waitFor(async () => {
        const status = await check(changed)
        expect(status.state).not.toBe('pending')
        return status
      }, 20_000)
    const open = () => {
      isOpen = true
      kept.length = 0
    }
    /** The wallet signs something else with the same nonce, and this one arrives. */
    const replace = async (transaction: { to?: string; value?: bigint; data?: string }) => {
      open()
      return adapter.can.sendTransaction?.({ ...account.account, transaction }) ?? expect.unreachable()
    }
    const deliver = async () => {
      const [extrinsic] = kept
      open()
      await account.ask('author_submitExtrinsic', [extrinsic])
    }
    const answerPool = (answer: unknown) => {
      pool = answer
    }
    /** From now on the chain has this many blocks, and the new ones are empty: real ones take a second each. */
    const skipTo = (block: number) => {
      height = block
      return () => [...read].sort((one, other) => one - other)
    }
    return { ...account, handle, check, untilEnd, replace, deliver, open, answerPool, skipTo, to }
  }
  const mine = (ask: (method: string, params: readonly unknown[]) => Promise<unknown>, count: number) =>
    ask('dev_newBlock', [{ count }])

  it('is pending until a final block contains it, and reads each block once', async () => {
    const { check, untilEnd, handle, deliver, ask } = await sendOne()
    expect(handle.details).toMatchObject({ nonce: '0', call: expect.stringMatching(/^0x0a03/) })
    expect(await check()).toEqual({ state: 'pending', isSeen: true })
    await mine(ask, 3)
    const next = `${Number(handle.details.block) + 4}`
    const status = await check()
    const learnt = { ...handle, details: { ...handle.details, next } }
    expect(status).toEqual({ state: 'pending', isSeen: true, handle: learnt })
    await deliver()
    expect(await untilEnd(learnt)).toMatchObject({ state: 'mined' })
    // It was in a block that has been read already, says the handle.
    const later = { ...handle, details: { ...handle.details, next: `${Number(next) + 1}` } }
    expect(await check(later)).toMatchObject({ state: 'pending' })
  })

  it.each(['hang up', 'fail', 'nonsense'] as const)(
    '[SND-1] arrives although the node’s answer got lost: %s',
    async (how) => {
      const { untilEnd, deliver, free, to } = await sendOne(how)
      await deliver()
      expect(await untilEnd()).toMatchObject({ state: 'mined' })
      expect(await free(to)).toBe(coin)
    },
  )

  it('reports a failed one', async () => {
    const { untilEnd, deliver, address } = await sendOne()
    await give(node, address, { free: coin / 2n })
    await deliver()
    expect(await untilEnd()).toMatchObject({ state: 'failed' })
  })

  it('recognises a speed-up by the nonce and the call', async () => {
    const { untilEnd, replace, handle } = await sendOne()
    // The same call is signed for a later block.
    await mine((await setUpTransfers(node)).ask, 1)
    const by = await replace({ data: handle.details.call ?? '' })
    expect(await untilEnd()).toEqual({ state: 'replaced', how: 'speed-up', by, succeeded: true })
  })

  it('recognises a cancellation: a remark with the same nonce', async () => {
    const { untilEnd, replace } = await sendOne()
    // System (0) remark (1) of nothing.
    const by = await replace({ data: '0x000100' })
    expect(await untilEnd()).toEqual({ state: 'replaced', how: 'cancel', by, succeeded: true })
  })

  it('recognises anything else in its place, and whether that failed', async () => {
    const { untilEnd, replace } = await sendOne()
    // Balances (10) transfer_keep_alive (3) of more than there is.
    const by = await replace({ data: `0x0a0300${'02'.repeat(32)}0f0080c6a47e8d03` })
    expect(await untilEnd()).toEqual({ state: 'replaced', how: 'other', by, succeeded: false })
  })

  it('is dropped when its time has passed, and not before', async () => {
    const { check, open, handle, skipTo } = await sendOne()
    open()
    expect(await check()).toEqual({ state: 'pending', isSeen: false })
    const birth = Number(handle.details.block)
    const read = skipTo(birth + 62)
    const waiting = await check()
    expect(waiting).toMatchObject({ state: 'pending', isSeen: false })
    // Every block that may contain it was read, and none of them is read again.
    const later = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
    expect(read()).toEqual(later(birth + 1, birth + 62))
    skipTo(birth + 63)
    const learnt = waiting.state === 'pending' ? waiting.handle : undefined
    expect(await check(learnt)).toEqual({ state: 'dropped' })
    expect(read()).toEqual([...later(birth + 1, birth + 62), birth + 63])
    expect(await check()).toEqual({ state: 'dropped' })
    for (const details of [{}, { block: `${birth}` }, { ...handle.details, nonce: 'x' }])
      expect(await check({ id: handle.id, details })).toEqual({ state: 'pending', isSeen: false })
  })

  it('waits if the node doesn’t tell what it keeps', async () => {
    const { check, answerPool } = await sendOne()
    answerPool('no')
    expect(await check()).toEqual({ state: 'pending', isSeen: true })
  })

  it('rejects blocks that make no sense', async () => {
    const answers: Record<string, unknown> = {}
    const url = await serveDoor(node, (method) => answers[method])
    const { transfers, network, address, send, ask } = await setUpTransfers(node, { free: 2n * coin, url })
    const { handle } = await send()
    await mine(ask, 1)
    for (const [method, answer] of [
      ['chain_getBlock', {}],
      ['chain_getBlock', { block: { extrinsics: ['x'] } }],
      ['chain_getHeader', { number: 'x' }],
      ['chain_getBlockHash', 5],
    ] as const) {
      answers[method] = answer
      await expect(transfers.check({ network, address, handle }), method).rejects.toSatisfy(
        malformedAnswer.is,
      )
      delete answers[method]
    }
    await vi.waitFor(
      async () =>
        expect(await transfers.check({ network, address, handle })).toMatchObject({ state: 'mined' }),
      20_000,
    )
  })
})
