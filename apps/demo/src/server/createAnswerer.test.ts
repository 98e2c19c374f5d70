import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMissing } from '../errors'
import { defaultSiteSettings } from '../settings/SiteSettings'
import { createAnswerer } from './createAnswerer'
import { readSite } from './readSite'
import { securityHeaders } from './securityHeaders'

const script = `export const text = '${'long enough to be worth compressing '.repeat(60)}'`
let server: Server
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-demo-test-'))
  const site = join(folder, 'site')
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'a secret')
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Front</title>')
  await writeFile(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(site, 'odd.bin'), 'x')
  await writeFile(join(site, 'assets', 'a-1234.js'), script)
  await writeFile(join(site, 'assets', 'a-1234.css'), 'a{}')
  server = createServer(
    createAnswerer(await readSite(site), defaultSiteSettings, securityHeaders(defaultSiteSettings)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

/** Sends a path as it is. `fetch` would normalize it. */
async function ask(path: string, init: { method?: string; headers?: Record<string, string> } = {}) {
  const { port } = server.address() as AddressInfo
  const call = request({ host: '127.0.0.1', port, path, ...init }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return { status: answer.statusCode, headers: answer.headers, body, text: body.toString() }
}

describe('the server', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/?theme=dark', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ['/odd.bin', 'application/octet-stream', 'no-cache'],
    ['/assets/a-1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/a-1234.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/settings.json', 'application/json; charset=utf-8', 'no-store'],
  ])('serves %s as %s, cached as %s', async (path, type, caching) => {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching])
  })

  it('serves the settings', async () => {
    expect(JSON.parse((await ask('/settings.json')).text)).toEqual(defaultSiteSettings)
  })

  it.each([
    '/nothing',
    '/assets',
    '/assets/',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..\\..\\secret.txt',
    '//secret.txt',
    '/index.html%00',
    '/__proto__',
    '/constructor',
  ])('returns 404 for %s', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(404)
    expect(text).not.toContain('secret')
  })

  it('answers HEAD without a body, and rejects methods other than GET and HEAD', async () => {
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '35'])
    const post = await ask('/', { method: 'POST' })
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('sends a script to a browser that accepts "%s" as %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/assets/a-1234.js', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    expect(body.length < script.length / 2).toBe(encoding !== undefined)
    if (!encoding) expect(body.toString()).toBe(script)
  })

  it('returns 304 for a known tag', async () => {
    const { etag = '' } = (await ask('/')).headers
    expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })
})

describe('the security headers', () => {
  it.each(['/', '/assets/a-1234.js', '/settings.json', '/nothing'])('go with %s', async (path) => {
    const { headers } = await ask(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: http://localhost:4101",
        "connect-src 'self' http://localhost:8545 http://localhost:8546 http://localhost:4101 ws://localhost:4101/relay",
        'frame-src http://localhost:4102',
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    )
  })

  it("can't be changed through an address", () => {
    const gateway = "https://a.example/;script-src 'unsafe-inline'?x=; y"
    const policy = securityHeaders({ ...defaultSiteSettings, gateway })['content-security-policy']
    expect(policy).toContain("img-src 'self' data: https://a.example;")
    expect(policy).toContain(
      ' https://a.example wss://a.example/%3bscript-src%20%27unsafe-inline%27/relay; frame-src',
    )
    expect(policy).not.toMatch(/[;,]\S|'unsafe/)
  })
})

it('names the folder when it holds no built site', async () => {
  await expect(readSite(join(folder, 'nowhere'))).rejects.toSatisfy(siteMissing.is)
  await expect(readSite(join(folder, 'site', 'assets'))).rejects.toSatisfy(siteMissing.is)
})
