import { startScriptedNode } from '@latchkey/gateway/testing/startScriptedNode'
import { unknownBundle } from '@latchkey/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SentCalls, toCallsId } from './callsId'
import { getCallsStatus } from './getCallsStatus'
import { keepCalls } from './keepCalls'
import { type Asking, openAsking } from './testing/openAsking'

const minute = 60_000
/** What the node and the bundler know, by method. */
let known: Readonly<Record<string, unknown>> = {}
const node = await startScriptedNode(({ method }) => known[method] ?? null)
afterAll(() => node.stop())

let frame: Asking
beforeEach(async () => {
  known = {}
  frame = await openAsking(node.url)
})
afterEach(() => void vi.useRealTimers())

const sentAs = (kind: SentCalls['kind'], digit = '1') =>
  toCallsId({ kind, chain: 'eip155:31337', hash: `0x${digit.repeat(64)}` })
const statusOf = (id: string) => getCallsStatus(frame, [id])
/** Moves the clock, and leaves timers alone. */
const wait = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

describe.each(['transaction', 'operation'] as const)('the status of an own %s', (kind) => {
  const id = sentAs(kind)

  it('[FRM-13] is pending right after it was sent, also where the node knows nothing of it yet', async () => {
    await keepCalls(frame, id, id)
    expect(await statusOf(id)).toEqual({
      version: '2.0.0',
      id,
      chainId: '0x7a69',
      atomic: true,
      status: 100,
    })
    const receipt = { status: '0x1', transactionHash: `0x${'2'.repeat(64)}`, logs: [] }
    known = {
      eth_getTransactionReceipt: receipt,
      eth_getUserOperationReceipt: { success: true, receipt, logs: [] },
    }
    expect(await statusOf(id)).toMatchObject({ status: 200 })
  })

  it('is found by the id that the site chose, and by the wallet’s own', async () => {
    await keepCalls(frame, 'order-7', id)
    expect(await statusOf('order-7')).toMatchObject({ id: 'order-7', status: 100 })
    expect(await statusOf(id)).toMatchObject({ id, status: 100 })
  })

  it('is unknown once a node had five minutes to learn of it', async () => {
    await keepCalls(frame, id, id)
    wait(4 * minute)
    expect(await statusOf(id)).toMatchObject({ status: 100 })
    wait(minute)
    await expect(statusOf(id)).rejects.toSatisfy(unknownBundle.is)
  })

  it('is unknown if the clock was set back since', async () => {
    await keepCalls(frame, id, id)
    wait(-minute)
    await expect(statusOf(id)).rejects.toSatisfy(unknownBundle.is)
  })

  it('is unknown if this wallet didn’t send it, whatever its id looks like', async () => {
    await keepCalls(frame, id, id)
    await expect(statusOf(sentAs(kind, '3'))).rejects.toSatisfy(unknownBundle.is)
  })

  it('is the node’s failure if the node fails', async () => {
    await keepCalls(frame, id, id)
    node.break((response) => response.writeHead(500).end())
    try {
      await expect(statusOf(id)).rejects.not.toSatisfy(unknownBundle.is)
    } finally {
      node.break(undefined)
    }
  })
})
