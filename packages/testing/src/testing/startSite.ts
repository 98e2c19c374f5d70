import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { type Browser, chromium } from 'playwright-core'

const policy =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
const html = '<!doctype html><title>Site</title><script src="/site.js"></script>'
const violations = `
globalThis.violations = []
document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))
`

/** A site with the strictest policy and one script, and a browser to open it. */
export async function startSite(
  script: string,
): Promise<{ readonly browser: Browser; readonly origin: string; stop(): Promise<void> }> {
  const executablePath = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  })
  const server = createServer(({ url }, response) => {
    const isScript = url === '/site.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.setHeader('content-security-policy', policy)
    response.end(isScript ? `${violations}${script}` : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    browser,
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    async stop() {
      await browser.close()
      server.close()
    },
  }
}
