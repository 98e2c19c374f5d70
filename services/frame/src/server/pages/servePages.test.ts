import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUpFrame } from '../../testing/setUpFrame'

const env: Record<string, string> = { FRAME_GATEWAY_URL: 'https://gateway.example/v1' }
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-pages-'))
  env.FRAME_PAGES = folder
  await mkdir(join(folder, 'assets'))
  for (const name of ['sdk', 'settings', 'export', 'move', 'approve', 'recover'])
    await writeFile(
      join(folder, `${name}.html`),
      `<!doctype html><meta name="latchkey-frame" content=""><title>${name}</title><script type="module">go()</script>`,
    )
  for (const name of ['sdk', 'passwordWorker'])
    await writeFile(join(folder, `assets/${name}-1a2b.js`), 'export {}')
  await writeFile(join(folder, 'secret.key'), 'not part of the build')
})
afterAll(async () => {
  if (env.FRAME_PAGES) await rm(env.FRAME_PAGES, { recursive: true })
})
const frame = setUpFrame(env)
const policyOf = (response: Response) =>
  new Map(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('the pages of the frame', () => {
  it('[FRM-17] lets only the origins of the project embed the wallet', async () => {
    const response = await frame().ask('/sdk?projectId=dev&chainId=1&version=4&enableLogger=false')
    expect(response.status).toBe(200)
    expect(policyOf(response).get('frame-ancestors')?.split(' ')).toContain('http://localhost:*')
    const unknown = await frame().ask('/sdk?projectId=other')
    expect(policyOf(unknown).get('frame-ancestors')).toBe("'none'")
  })

  it('[FRM-17] runs only its own scripts and calls only itself and the gateway', async () => {
    const response = await frame().ask('/sdk?projectId=dev')
    const policy = policyOf(response)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self' https://gateway.example")
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    expect(policy.get('base-uri')).toBe("'none'")
    const { headers } = response
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it.each([
    ['cross-site', true],
    ['same-site', true],
    ['none', true],
    ['same-origin', false],
    // Of an old browser.
    ['', false],
  ])(
    '[FRM-17] tells a window that was opened from %s whether that is foreign: %s',
    async (from, isForeign) => {
      const headers = new Headers(from === '' ? {} : { 'sec-fetch-site': from })
      const html = await (await frame().ask('/move', { headers })).text()
      expect(html).toContain(`&quot;isForeign&quot;:${isForeign}`)
    },
  )

  it.each(['/settings', '/export', '/move', '/approve/1', '/recover'])(
    '[FRM-17] lets no page embed %s',
    async (path) => {
      const response = await frame().ask(`${path}?projectId=dev`)
      expect(response.status).toBe(200)
      expect(policyOf(response).get('frame-ancestors')).toBe("'none'")
      expect(response.headers.get('x-frame-options')).toBe('DENY')
    },
  )

  it('[FRM-17] lets WebAssembly run where passwords are stretched, and nowhere else', async () => {
    const scriptsOf = async (path: string) => policyOf(await frame().ask(path)).get('script-src')
    expect(await scriptsOf('/assets/passwordWorker-1a2b.js')).toBe("'self' 'wasm-unsafe-eval'")
    for (const path of [
      '/assets/sdk-1a2b.js',
      '/sdk?projectId=dev',
      '/export',
      '/move',
      '/settings',
      '/approve/1',
    ])
      expect(await scriptsOf(path), path).toBe("'self'")
  })

  it('[FRM-17] lets the page that opens recovery files run one script and ask nobody', async () => {
    const response = await frame().ask('/recover')
    const policy = policyOf(response)
    const hash = createHash('sha256').update('go()').digest('base64')
    expect(policy.get('script-src')).toBe(`'sha256-${hash}' 'wasm-unsafe-eval'`)
    expect(policy.get('default-src')).toBe("'none'")
    for (const name of ['connect-src', 'worker-src', 'img-src']) expect(policy.has(name)).toBe(false)
  })

  it.each(['/settings', '/export', '/approve/1', '/recover', '/device', '/email/undo', '/recovery'])(
    '[FRM-17] cuts %s off from the page that opened it',
    async (path) => {
      const { headers } = await frame().ask(path)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    },
  )

  it('[FRM-6] leaves the window of a provider its opener, which it tells the result', async () => {
    for (const path of ['/social/done', '/social/callback/google']) {
      const { headers } = await frame().ask(path)
      expect(headers.get('cross-origin-opener-policy'), path).toBe('unsafe-none')
    }
  })

  it('[FRM-17] allows one policy for scripts of workers, and none where there are no workers', async () => {
    const typesOf = async (path: string) => policyOf(await frame().ask(path)).get('trusted-types')
    for (const path of ['/sdk?projectId=dev', '/settings', '/export', '/approve/1'])
      expect(await typesOf(path), path).toBe('latchkey-frame')
    for (const path of ['/recover', '/device', '/social/done'])
      expect(await typesOf(path), path).toBe("'none'")
  })

  it('serves the files of the build and nothing else', async () => {
    const script = await frame().ask('/assets/sdk-1a2b.js')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    for (const path of ['/assets/../secret.key', '/assets/..%2fsecret.key', '/assets/', '/assets/none.js'])
      expect((await frame().ask(path)).status).toBe(404)
  })

  it('tells the hash of each file', async () => {
    const version = await (await frame().ask('/version.json')).json()
    expect(version.build).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(version.files)).toContain('assets/sdk-1a2b.js')
    expect(Object.keys(version.files)).not.toContain('secret.key')
    expect(await (await frame().ask('/health')).json()).toEqual({ status: 'ok' })
    expect((await frame().ask('/ready')).status).toBe(200)
  })
})
