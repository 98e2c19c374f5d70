import type { NetworkId } from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import { verifySignature } from '../verifySignature'

const chainId: NetworkId = 'eip155:1'
/** An account that signed nothing, and a signature of 65 bytes that may be that of a contract. */
const question = {
  chainId,
  address: `0x${'11'.repeat(20)}`,
  message: 'text',
  signature: `0x${'22'.repeat(65)}`,
} as const
const ask = (...answers: readonly (() => Response | Promise<Response>)[]) => {
  const left = [...answers]
  const fetch = vi.fn(async () => (left.shift() ?? answers.at(-1) ?? expect.unreachable())())
  const urls = answers.map((_, at) => `http://node${at}.example`)
  const answer = verifySignature({ ...question, nodes: { [chainId]: urls }, fetch }).then(
    (is) => is,
    (error) => [error.code, error.values.reason],
  )
  return { answer, fetch }
}
const json = (body: unknown) => () => Response.json(body)
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status })
const silent = ['sign-in/unverifiable', 'no node answers']
const unknown = ['sign-in/unverifiable', 'a node answers nothing that is known']
const word = (last: string) => `0x${'00'.repeat(31)}${last}`

describe('the nodes that are asked for a smart account', () => {
  it.each([
    ['one byte', { result: '0x01' }, true],
    ['one word', { result: word('01') }, true],
    ['no in one byte', { result: '0x00' }, false],
    ['no in one word', { result: word('00') }, false],
    ['a revert', { error: { code: 3, message: 'execution reverted' } }, false],
    ['a revert as Geth tells it', { error: { code: -32000, message: 'execution reverted' } }, false],
    ['a revert as Nethermind tells it', { error: { code: -32015, message: 'VM execution error.' } }, false],
  ])('[SIW-6] say yes or no: %s', async (_, body, is) => {
    expect(await ask(json(body)).answer).toBe(is)
  })

  it.each([
    ['nothing', json({ result: '0x' }), unknown],
    ['another number', json({ result: word('02') }), unknown],
    ['a large number', json({ result: `0x01${'00'.repeat(31)}` }), unknown],
    ['more than one word', json({ result: `${word('01')}${'00'.repeat(31)}01` }), unknown],
    ['true', json({ result: true }), silent],
    ['a text', json({ result: 'true' }), silent],
    ['half a byte', json({ result: '0x1' }), silent],
    ['a list', json([{ result: '0x01' }]), silent],
    ['null', json(null), silent],
    ['that it is busy', json({ error: { code: -32005, message: 'limit exceeded' } }), silent],
    ['that it can not', json({ error: { code: -32601, message: 'execution reverted' } }), silent],
    ['an error that is none', json({ error: true }), silent],
    ['no JSON', text('<html>0x01'), silent],
    ['an error of its gateway', text('bad', 502), silent],
    ['a megabyte', text(`{"result":"0x01","x":"${'x'.repeat(1_000_000)}"}`), silent],
    ['no body', () => new Response(null), silent],
    ['that the line is down', () => Promise.reject(new TypeError('fetch failed')), silent],
  ])('[SIW-6] are never taken for a yes where they say %s', async (_, answer, expected) => {
    expect(await ask(answer).answer).toEqual(expected)
  })

  it('[SIW-6] are asked one after the other until one answers', async () => {
    const { answer, fetch } = ask(
      text('bad', 502),
      json({ error: { code: -32005 } }),
      json({ result: '0x01' }),
      json({ result: '0x00' }),
    )
    expect(await answer).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('[SIW-6] have an end: one that is silent, or never stops to talk, is left after some seconds', async () => {
    vi.useFakeTimers()
    try {
      const never = () => new Promise<Response>(() => undefined)
      const endless = () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }))
      const { answer, fetch } = ask(never, endless, json({ result: '0x01' }))
      await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
      await vi.advanceTimersByTimeAsync(3_000)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await answer).toEqual(silent)
      expect(fetch).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('[SIW-6] what breaks the asking itself, in whatever way, is no yes and no error without a kind', async () => {
    const broken = new Proxy({}, { getOwnPropertyDescriptor: () => expect.unreachable() })
    expect(await verifySignature({ ...question, nodes: broken })).toBe(false)
  })

  it('[SIW-6] are not there: that is said, and it is not a no', async () => {
    const none = [{}, { nodes: {} }, { nodes: { 'eip155:10': 'http://node' } }, { nodes: { [chainId]: [] } }]
    for (const options of none)
      await expect(verifySignature({ ...question, ...options })).rejects.toMatchObject({
        code: 'sign-in/unverifiable',
        values: { chainId, reason: 'no node is named' },
      })
  })
})
