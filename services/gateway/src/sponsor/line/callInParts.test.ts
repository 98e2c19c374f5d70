import { describe, expect, it } from 'vitest'
import { refusals } from '../../http/refusals'
import { answerTooLarge } from '../../rpc/errors'
import type { NodeCall, Nodes } from '../../rpc/Nodes'
import { callInParts } from './callInParts'

const chain = 'eip155:1'
const usual = 10_000_000
const { signal } = new AbortController()
const callOf = (bytes: number): NodeCall => ({ method: 'eth_getTransactionReceipt', params: [bytes] })

/** A node whose answers are as long as the calls say. */
function openNode() {
  const sizes: number[] = []
  const callMany: Nodes['callMany'] = async (chainId, calls, _signal, limit = usual) => {
    sizes.push(calls.length)
    const bytes = calls.reduce((sum, { params }) => sum + Number(params[0]), 0)
    if (bytes > limit) throw refusals.chainDown({ chainId }, { cause: answerTooLarge({ limit }) })
    return calls.map(({ params }) => ({ ok: true, result: params[0] }))
  }
  const ask = (bytes: readonly number[]) =>
    callInParts({ nodes: { callMany }, chain, signal }, bytes.map(callOf))
  return { ask, sizes }
}

describe('calls with long answers', () => {
  it('are made at once if the answers are short together', async () => {
    const { ask, sizes } = openNode()
    expect(await ask([1, 2, 3])).toEqual([1, 2, 3].map((result) => ({ ok: true, result })))
    expect(sizes).toEqual([3])
  })

  it('are made in parts, in their order, if the answers are too long together', async () => {
    const { ask } = openNode()
    const bytes = Array.from({ length: 16 }, (_, place) => 3_000_000 + place)
    expect(await ask(bytes)).toEqual(bytes.map((result) => ({ ok: true, result })))
  })

  it('do not fail because of one answer that is too long alone', async () => {
    const { ask } = openNode()
    const [first, second, third] = await ask([1, 60_000_000, 12_000_000])
    expect([first, third]).toEqual([
      { ok: true, result: 1 },
      { ok: true, result: 12_000_000 },
    ])
    expect(second).toMatchObject({ ok: false })
  })

  it('fail while the chain is down', async () => {
    const callMany = () => Promise.reject(refusals.chainDown({ chainId: chain }))
    const asking = callInParts({ nodes: { callMany }, chain, signal }, [callOf(1), callOf(2)])
    await expect(asking).rejects.toSatisfy(refusals.chainDown.is)
  })
})
