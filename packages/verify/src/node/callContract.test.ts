import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import type { NetworkId } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { verifySignature } from '../verifySignature'

const chainId: NetworkId = 'eip155:1'
/** An account that signed nothing, with a 65-byte signature that a contract might accept. */
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
const unknown = ['sign-in/unverifiable', 'a node sent an unexpected answer']
const word = (last: string) => `0x${'00'.repeat(31)}${last}`

describe('the nodes for a smart account', () => {
  it.each([
    ['one byte', { result: '0x01' }, true],
    ['one word', { result: word('01') }, true],
    ['no in one byte', { result: '0x00' }, false],
    ['no in one word', { result: word('00') }, false],
    ['a revert', { error: { code: 3, message: 'execution reverted' } }, false],
    ["a revert in Geth's format", { error: { code: -32000, message: 'execution reverted' } }, false],
    ["a revert in Nethermind's format", { error: { code: -32015, message: 'VM execution error.' } }, false],
    ["a contract's endless loop", { error: { code: -32000, message: 'out of gas' } }, false],
    [
      "a contract's endless loop, by Anvil",
      { error: { code: -32603, message: 'EVM error OutOfGas' } },
      false,
    ],
  ])('[SIW-6] answer yes or no: %s', async (_, body, is) => {
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
    ['a busy error', json({ error: { code: -32005, message: 'limit exceeded' } }), silent],
    ['an error of its own', json({ error: { code: -32603, message: 'internal error' } }), silent],
    ['an unsupported method', json({ error: { code: -32601, message: 'execution reverted' } }), silent],
    ['a malformed error', json({ error: true }), silent],
    ['invalid JSON', text('<html>0x01'), silent],
    ['a gateway error', text('bad', 502), silent],
    ['a megabyte', text(`{"result":"0x01","x":"${'x'.repeat(1_000_000)}"}`), silent],
    ['no body', () => new Response(null), silent],
    ['a network failure', () => Promise.reject(new TypeError('fetch failed')), silent],
  ])('[SIW-6] never count as a yes with %s', async (_, answer, expected) => {
    expect(await ask(answer).answer).toEqual(expected)
  })

  it('[SIW-6] are tried in order until one answers', async () => {
    const { answer, fetch } = ask(
      text('bad', 502),
      json({ error: { code: -32005 } }),
      json({ result: '0x01' }),
      json({ result: '0x00' }),
    )
    expect(await answer).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('[SIW-6] time out when silent or endless', async () => {
    vi.useFakeTimers()
    try {
      const never = () => new Promise<Response>(() => undefined)
      const endless = () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }))
      const { answer, fetch } = ask(never, endless, json({ result: '0x01' }))
      await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1), 10_000)
      await vi.advanceTimersByTimeAsync(3_000)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await answer).toEqual(silent)
      expect(fetch).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('[SIW-6] never count as a yes when the options themselves throw', async () => {
    const broken = new Proxy({}, { getOwnPropertyDescriptor: () => expect.unreachable() })
    expect(await verifySignature({ ...question, nodes: broken })).toBe(false)
  })

  it('[SIW-6] throw when none is configured, which is not a no', async () => {
    const none = [{}, { nodes: {} }, { nodes: { 'eip155:10': 'http://node' } }, { nodes: { [chainId]: [] } }]
    for (const options of none)
      await expect(verifySignature({ ...question, ...options })).rejects.toMatchObject({
        code: 'sign-in/unverifiable',
        values: { chainId, reason: 'no node is configured' },
      })
  })

  it('[SIW-6] get the user and password of their URL as a header', async () => {
    const told: (string | undefined)[] = []
    const server = createServer((request, response) => {
      told.push(request.headers.authorization)
      response.end('{"result":"0x01"}')
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const nodes = { [chainId]: `http://user:secret@127.0.0.1:${port}/` }
    expect(await verifySignature({ ...question, nodes })).toBe(true)
    expect(told).toEqual([`Basic ${btoa('user:secret')}`])
  })

  it.each([
    'http://user:secret@127.0.0.1:9',
    'http://user:secret@',
    'https://user:secret@no-such-host.invalid',
  ])('[SIW-6] never show the password of %s in an error', async (url) => {
    const error = await verifySignature({ ...question, nodes: { [chainId]: [url, url] } }).catch(
      (cause: unknown) => cause,
    )
    expect(error).toMatchObject({ code: 'sign-in/unverifiable' })
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('secret')
  })
})
