import { createHash } from 'node:crypto'
import { contracts, fillPath } from '@latchkey/protocol'
import { Hono } from 'hono'
import { array, object, parse, record, safeParse, string, unknown } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { createGate } from '../http/createGate'
import { setUpGateway } from '../testing/setUpGateway'
import { callDescriptions } from './callDescriptions'
import { urlPlaceholder } from './createDocument'
import { descriptionOf } from './describeApi'
import { serveOpenApi } from './serveOpenApi'

const gateway = setUpGateway({ GATEWAY_NAME: '<b>Wallets</b> & "more"', GATEWAY_RATE_LIMIT: '100000' })
const operation = object({
  operationId: string(),
  parameters: array(object({ name: string(), in: string(), schema: unknown() })),
  responses: record(string(), unknown()),
})
const document = object({
  openapi: string(),
  servers: array(object({ url: string() })),
  paths: record(string(), record(string(), operation)),
})
const read = async () => parse(document, await (await gateway().app.request('/openapi.json')).json())

describe('/openapi.json', () => {
  it('contains every contract, at its path and method', async () => {
    const { paths } = await read()
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    )
    expect(ids.sort()).toEqual(contracts.map(({ name }) => name).sort())
    for (const { path, method, name } of contracts)
      expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(name)
  })

  it('describes queries as clients write them', async () => {
    const parameters = (await read()).paths['/getWallets']?.get?.parameters ?? []
    const schemaOf = (name: string) => parameters.find((one) => one.name === name)
    expect(schemaOf('entries')?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 100 })
    expect(schemaOf('chains')).toMatchObject({ schema: { type: 'array', maxItems: 200 } })
    expect(schemaOf('projectId')).toBeDefined()
  })

  it('resolves every reference', async () => {
    const text = await (await gateway().app.request('/openapi.json')).text()
    const whole: unknown = JSON.parse(text)
    const follow = (path: string) =>
      path
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], whole)
    const references = [...text.matchAll(/"\$ref":"(#[^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(10)
    for (const path of new Set(references)) expect(follow(path), path).toBeDefined()
  })
})

it.each(['/openapi.json', '/docs'])('%s is made once, however often it is asked for', async (path) => {
  let reads = 0
  const calls = new Proxy(contracts, {
    get(target, key) {
      reads += 1
      return Reflect.get(target, key)
    },
  })
  const app = new Hono()
  serveOpenApi(app, gateway().services, calls)
  await app.request(path)
  const first = reads
  expect(first).toBeGreaterThan(0)
  await app.request(path)
  expect(reads).toBe(first)
})

describe('callDescriptions', () => {
  it('exist for every contract, and for no other', () => {
    expect(Object.keys(callDescriptions).sort()).toEqual(contracts.map(({ name }) => name).sort())
  })

  it.each(contracts.map((call) => [call.name, call] as const))(
    'of %s have a valid example',
    (_name, call) => {
      const { example, parameters = {} } = descriptionOf(call)
      if (call.query) expect(safeParse(call.query, example.query ?? {}).issues).toBeUndefined()
      if (call.body) expect(safeParse(call.body, example.body).issues).toBeUndefined()
      if (!call.media) expect(safeParse(call.output, example.answer).issues).toBeUndefined()
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(example.params ?? {})).toEqual(inPath)
      const inQuery = call.query && 'entries' in call.query ? Object.keys(call.query.entries as object) : []
      for (const name of Object.keys(parameters)) expect([...inPath, ...inQuery]).toContain(name)
    },
  )

  it.each(contracts.map((call) => [call.name, call] as const))(
    'of %s say correctly whether a project is needed',
    async (_name, call) => {
      const { example, isOpen = false } = descriptionOf(call)
      const url = new URL(fillPath(call.path, example.params ?? {}), 'http://gateway.test')
      for (const [name, value] of Object.entries(example.query ?? {})) url.searchParams.set(name, value)
      const body = example.body === undefined ? {} : { body: JSON.stringify(example.body) }
      const answer = await gateway().app.request(url, { method: call.method, ...body })
      expect(answer.status === 401).toBe(!isOpen)
    },
  )
})

describe('both documents', () => {
  it.each(['/openapi.json', '/docs'])('%s are made once, with the URL of each request', async (path) => {
    let made = 0
    const { services } = gateway()
    // Every making reads the name.
    const config = Object.defineProperty({ ...services.config }, 'GATEWAY_NAME', {
      get: () => `Made ${++made} times`,
    })
    const app = createApp({ ...services, config })
    const ask = async (origin: string) => (await app.request(`${origin}${path}`)).text()
    expect(await ask('http://gateway.test')).toContain('Made 1 times')
    for (let count = 0; count < 20; count += 1)
      expect(await ask(`http://gateway-${count}.test`)).toContain(`http://gateway-${count}.test`)
    expect(await ask(`http://${'x'.repeat(5_000)}.test`)).not.toContain('x'.repeat(100))
    expect(made).toBe(1)
    expect(await ask('http://gateway.test')).not.toContain('gateway-19.test')
    expect(await ask('http://gateway.test')).not.toContain(urlPlaceholder)
  })

  it('are limited like every other route', async () => {
    const { services } = gateway()
    const config = { ...services.config, GATEWAY_RATE_LIMIT: 5 }
    const app = createApp({ ...services, gate: createGate({ ...services, config }) })
    for (const path of ['/openapi.json', '/docs', '/ready', '/nowhere']) {
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async () => (await app.request(path)).status),
      )
      expect(statuses, path).toContain(429)
    }
  })
})

describe('/docs', () => {
  it('shows every call on a page without scripts, with one style allowed by its hash', async () => {
    const answer = await gateway().app.request('/docs')
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const page = await answer.text()
    for (const { name, path } of contracts) {
      expect(page).toContain(`id="${name}"`)
      expect(page).toContain(`<code>${path}</code>`)
    }
    expect(page).not.toContain('<script')
    expect(page).not.toMatch(/\sstyle=|\son\w+=|https?:\/\/(?!gateway|wallet|apps|site|localhost)/)
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
  })

  it("shows the gateway's name as text", async () => {
    const page = await (await gateway().app.request('/docs')).text()
    expect(page).toContain('&lt;b&gt;Wallets&lt;/b&gt; &amp; &quot;more&quot;')
    expect(page).not.toContain('<b>Wallets')
  })
})
