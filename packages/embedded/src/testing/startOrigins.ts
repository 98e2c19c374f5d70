import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { build, defaultClientConditions } from 'vite'

/** A site and a frame on hosts that are strangers to each other, and a browser. */
export type Origins = {
  readonly browser: Browser
  readonly frame: string
  readonly site: string
  readonly stranger: string
  stop(): Promise<void>
}

const pages = {
  site: 'sitePage',
  wallet: 'framePage',
} as const

/** The site's policy: nothing inline, and one frame. */
const sitePolicy = (frame: string) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; frame-src ${frame}; require-trusted-types-for 'script'; trusted-types 'none'`

async function buildPage(name: string): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
        output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}-[name]-[hash].js` },
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return new Map(outputs.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : `${file.source}`]))
}

/** Starts one server for all hosts. They resolve to this machine, and no two of them are the same site. */
export async function startOrigins(): Promise<Origins> {
  const files = new Map<string, string>()
  for (const name of Object.values(pages))
    for (const [path, code] of await buildPage(name)) files.set(path, code)
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const host = headers.host ?? ''
    const isFrame = host.startsWith('wallet')
    const code = files.get(pathname)
    response.setHeader('content-type', code === undefined ? 'text/html' : 'text/javascript')
    if (code !== undefined) return response.end(code)
    if (!isFrame) response.setHeader('content-security-policy', sitePolicy(`http://wallet.localhost:${port}`))
    if (searchParams.has('coop')) response.setHeader('cross-origin-opener-policy', 'same-origin')
    const name = isFrame ? pages.wallet : pages.site
    const script =
      host.startsWith('stranger') || pathname === '/provider'
        ? ''
        : `<script type="module" src="/${name}.js"></script>`
    return response.end(`<!doctype html><html lang="en"><title>${host}</title><body>${script}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const executablePath =
    process.env.CHROMIUM_PATH ??
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  })
  return {
    browser,
    frame: `http://wallet.localhost:${port}`,
    site: `http://site.localhost:${port}`,
    stranger: `http://stranger.localhost:${port}`,
    async stop() {
      await browser.close()
      server.close()
    },
  }
}
