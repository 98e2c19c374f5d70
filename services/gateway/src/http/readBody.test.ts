import { once } from 'node:events'
import { IncomingMessage, request } from 'node:http'
import { Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { defineCall } from '@latchkey/protocol'
import { type Context, Hono } from 'hono'
import { object, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { createBodyBudget } from './createBodyBudget'
import { createSlabPool } from './createSlabPool'
import { handle } from './handle'
import { parseJson, readBody } from './readBody'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

const echo = defineCall({
  name: 'echo',
  method: 'POST',
  path: '/echo',
  body: object({ text: string() }),
  output: object({ text: string() }),
})
const gateway = setUpGateway({ GATEWAY_BODY_LIMIT: '1000' })
let port = 0
let stop: (() => void) | undefined
beforeAll(async () => {
  const app = new Hono()
  handle(app, gateway().services, echo, async ({ body }) => body, { isOpen: true })
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
  stop = () => server.close()
})
afterAll(() => stop?.())

const post = (body: string | Uint8Array<ArrayBuffer>, type = 'text/plain') =>
  fetch(`http://127.0.0.1:${port}/echo`, { method: 'POST', body, headers: { 'content-type': type } })

describe('request bodies', () => {
  it.each(['text/plain', 'application/json', 'image/png', 'nonsense'])(
    'accepts JSON sent as %s',
    async (type) => {
      const answer = await post('{"text":"é"}', type)
      expect(await answer.json()).toEqual({ text: 'é' })
    },
  )

  it.each(['', '{', '{"text":', '\uFEFF\uFEFF{}'])(
    'answers 400 when the body is not valid JSON: %j',
    async (body) => {
      const answer = await post(body)
      expect([answer.status, await answer.text()]).toEqual([400, 'Body is not valid JSON'])
    },
  )

  it('answers 400 when the body is not UTF-8', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400)
  })

  it('answers 422 when the body does not match, without quoting it', async () => {
    const answer = await post('{"text":{"secret":1}}')
    expect([answer.status, await answer.text()]).toEqual([422, 'Invalid body: text'])
  })

  it('answers 422 to a body that nests too deeply, whatever of it the schema would keep', async () => {
    const answer = await post(`{"text":"a","more":${'['.repeat(70)}${']'.repeat(70)}}`)
    expect([answer.status, await answer.text()]).toEqual([422, 'Invalid body: more than 64 levels'])
  })

  it('answers 413 before the body is sent when its declared length is too large', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request({
        port,
        host: '127.0.0.1',
        path: '/echo',
        method: 'POST',
        headers: { 'content-length': 5_000 },
      })
      sending.on('response', (answer) => {
        resolve(answer.statusCode)
        sending.destroy()
      })
      sending.on('error', reject)
      sending.write('{')
    })
    expect(status).toBe(413)
  })

  it('answers 413 as soon as an undeclared body gets too large', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request({
        port,
        host: '127.0.0.1',
        path: '/echo',
        method: 'POST',
        headers: { 'transfer-encoding': 'chunked' },
      })
      sending.on('response', (answer) => {
        resolve(answer.statusCode)
        sending.destroy()
      })
      sending.on('error', reject)
      sending.write('x'.repeat(1_500))
    })
    expect(status).toBe(413)
  })
})

const slabs = createSlabPool()

it.each([
  ['levels', `${'['.repeat(65)}${']'.repeat(65)}`],
  ['values', `[${'0,'.repeat(50_001)}0]`],
])('parses no body with too many %s', (what, text) => {
  expect(() => JSON.parse(text)).not.toThrow()
  expect(() => parseJson(Buffer.from(text), { grow: () => undefined })).toThrow(what)
})

it('counts what small values take once they are parsed', () => {
  const { open, held } = createBodyBudget({ most: 1_000_000, mostPerAddress: 1_000_000 })
  const hold = open('a', () => undefined)
  parseJson(Buffer.from(`[${'{},'.repeat(5_000)}{}]`), hold)
  expect(held()).toBeGreaterThan(400_000)
  const large = Buffer.from(`[${'{},'.repeat(24_000)}{}]`)
  expect(() => parseJson(large, hold)).toThrow(refusals.tooMany({ seconds: 1 }).message)
  hold.release()
  expect(held()).toBe(0)
})

it('holds nothing for a client that has left before its body was read', async () => {
  const incoming = new IncomingMessage(new Socket())
  incoming.destroy()
  await once(incoming, 'close')
  const budget = createBodyBudget({ most: 10_000, mostPerAddress: 10_000 })
  const context = { env: { incoming }, req: { header: () => undefined } } as unknown as Context
  const reading = readBody(
    context,
    {
      limitBytes: 1_000,
      address: 'a',
      budget,
      slabs,
      charge: () => undefined,
    },
    () => undefined,
  )
  await expect(reading).rejects.toSatisfy(textRefusals.invalidJson.is)
  expect(budget.held()).toBe(0)
})

it.each([
  ['without a length', undefined, 100 * 1_000],
  ['with a length', '100', 100 * 1_000],
])('charges single bytes of a body %s as larger parts', async (_name, length, cost) => {
  const incoming = new IncomingMessage(new Socket())
  const budget = createBodyBudget({ most: 100_000, mostPerAddress: 100_000 })
  const context = { env: { incoming }, req: { header: () => length } } as unknown as Context
  let charged = 0
  const charge = (bytes: number) => {
    charged += bytes
  }
  const reading = readBody(context, { limitBytes: 1_000, address: 'a', budget, slabs, charge }, ({ size }) =>
    size(),
  )
  for (let count = 0; count < 100; count += 1) incoming.emit('data', Buffer.from('a'))
  incoming.emit('end')
  expect(await reading).toBe(100)
  expect(budget.held()).toBe(0)
  expect(charged).toBe(cost)
})
