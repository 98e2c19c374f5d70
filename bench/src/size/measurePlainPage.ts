import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { installWallets } from '@latchkey/testing/playwright'
import { buildCdn } from '../../../scripts/build/buildCdn'
import { listFiles } from '../../../scripts/workspace/listFiles'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { readPackages } from '../../../scripts/workspace/readPackages'
import type { ServedFile } from '../site/bundleSite'
import { serveSite } from '../site/serveSite'
import { withStage } from '../withStage'
import { type RecordedRequest, recordRequests } from './recordRequests'
import { shownScript } from './shownScript'
import type { LoadedScript } from './Visit'

/** What a page of plain HTML had loaded when its button was there, and when the first wallet was shown. */
export type PlainPageMeasurement = {
  readonly early: readonly Omit<LoadedScript, 'round'>[]
  readonly open: readonly Omit<LoadedScript, 'round'>[]
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <title>Bench</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/cdn/latchkey.js" data-networks="eip155:1,eip155:8453"></script>
  </head>
  <body><latchkey-button></latchkey-button></body>
</html>`

/** Builds the files for pages without a bundler, and visits such a page in Chromium. */
export async function measurePlainPage(): Promise<PlainPageMeasurement> {
  const files = await buildFiles()
  return withStage(async ({ browser, node }) => {
    const served = await serveSite({ files })
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      await installWallets(page, [{ chains: [{ chainId: 1, rpcUrl: node.url }] }])
      const record = recordRequests(page)
      await page.addInitScript({ content: shownScript })
      await page.goto(served.origin)
      const button = page.locator('latchkey-button button')
      await button.waitFor()
      await record.settle(1_000)
      const early = record.take()
      await button.click()
      await page.locator('[data-part="wallet-row"]').first().waitFor()
      await record.settle(1_000)
      const shownAt = await page.evaluate<number>('benchShownAt')
      // What is fetched while the visitor reads the list belongs to the next step.
      const opening = record.take().filter(({ startedAt }) => startedAt <= shownAt)
      return { early: scriptsOf(early, files), open: scriptsOf([...early, ...opening], files) }
    } finally {
      await context.close()
      await served.stop()
    }
  })
}

function scriptsOf(requests: readonly RecordedRequest[], files: ReadonlyMap<string, ServedFile>) {
  return requests.flatMap(({ url }) => {
    const path = new URL(url).pathname
    const file = files.get(path)
    return file?.isScript ? [{ path, bytes: file.gzip.length }] : []
  })
}

async function buildFiles(): Promise<ReadonlyMap<string, ServedFile>> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-cdn-'))
  try {
    const one = (await readPackages(projectRoot)).find(({ manifest }) => manifest.name === 'latchkey')
    if (!one) throw new MissingPackage('The package `latchkey` is missing')
    await buildCdn(projectRoot, one, folder)
    const paths = (await listFiles(folder)).filter((path) => path.endsWith('.js'))
    const scripts = await Promise.all(
      paths.map(
        async (path) =>
          [`/cdn/${path}`, compress('text/javascript', await readFile(join(folder, path)))] as const,
      ),
    )
    return new Map([['/', compress('text/html', Buffer.from(html))], ...scripts])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function compress(type: string, body: Buffer): ServedFile {
  return { type, gzip: gzipSync(body, { level: 9 }), isScript: type === 'text/javascript' }
}

class MissingPackage extends Error {
  override readonly name = 'MissingPackage'
}
