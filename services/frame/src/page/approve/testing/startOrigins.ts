import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { build, defaultClientConditions } from 'vite'
import { chromiumArgs } from '../../../../../../scripts/chromiumArgs'
import { cssModules } from '../../../../../../scripts/css/cssModules'
import { locateTestChromium } from '../../../../../../scripts/locateChromium'

/** A site and a frame on hosts that are strangers to each other, and a browser. */
export type Origins = {
  readonly browser: Browser
  /** The page of the frame. */
  readonly frame: string
  /** A site that shows the frame. */
  readonly site: string
  stop(): Promise<void>
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
].join('; ')
const frameHtml =
  '<!doctype html><html lang="en"><title>Wallet</title><meta name="viewport" content="width=device-width"><body><script type="module" src="/page.js"></script>'
const siteHtml = `<!doctype html><html lang="en"><title>Site</title><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } iframe { position: fixed; top: 0; left: 0; width: 360px; height: 600px; border: 0 }</style>
<body><script>
  addEventListener('message', ({ data }) => { (window.answers ??= {})[data.id] = data.decision })
</script>`

/** Builds the page of the frame as a browser gets it. */
async function buildPage(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [cssModules()],
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    // Vitest's own mode would choose the development build of React.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('approvalPage.ts', import.meta.url)),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return new Map(outputs.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : `${file.source}`]))
}

/** Starts one server for both hosts. They resolve to this machine, and no two of them are the same site. */
export async function startOrigins(): Promise<Origins> {
  const files = await buildPage()
  const server = createServer(({ url = '/', headers }, response) => {
    const isFrame = headers.host?.startsWith('wallet.localhost') ?? false
    const path = url.split('?')[0] ?? url
    const file = isFrame ? files.get(path) : undefined
    response.setHeader('content-type', file === undefined ? 'text/html' : 'text/javascript')
    if (isFrame) response.setHeader('content-security-policy', policy)
    response.end(file ?? (isFrame ? frameHtml : siteHtml))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const executablePath = locateTestChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  })
  return {
    browser,
    frame: `http://wallet.localhost:${port}`,
    site: `http://site-a.localhost:${port}`,
    async stop() {
      await browser.close()
      server.close()
    },
  }
}
