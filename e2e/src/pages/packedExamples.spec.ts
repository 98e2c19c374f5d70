import { cp, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { base, mainnet } from 'viem/chains'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../../../scripts/process/runCommand'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { useBrowser } from '../browser/useBrowser'
import { clickThrough } from '../examples/clickThrough'
import { type Framework, frameworks } from '../examples/frameworks'
import { buildPackages } from './buildPackages'
import { installPacked } from './installPacked'
import { readSite } from './readSite'
import { serveSite } from './serveSite'
import { strictHeaders } from './strictHeaders'

const browser = useBrowser()
const notCopied = new Set(['node_modules', 'dist', 'cdn', 'package.json'])

/** Copies an example into a folder below the installed packages, set up as outside the repository. */
async function copyExample({ name, base: other = name }: Framework, site: string): Promise<string> {
  const folder = join(site, name)
  await mkdir(folder)
  const filter = (path: string) => !notCopied.has(basename(path))
  await cp(join(projectRoot, 'examples', name), folder, { recursive: true, filter })
  const config = 'vite.config.ts'
  await cp(join(projectRoot, 'examples', other, config), join(folder, config))
  return folder
}

/** Serves a built example under the strictest policy, and clicks through it. */
async function clickThroughSite(example: Framework, folder: string): Promise<void> {
  const headers = strictHeaders([mainnet, base].map(({ rpcUrls }) => rpcUrls.default.http[0]))
  const served = await serveSite(await readSite(folder), { headers })
  onTestFinished(() => served.stop())
  await clickThrough(await browser(), served.origin, example)
}

const find = (wanted: string): Framework =>
  frameworks.find(({ name }) => name === wanted) ?? expect.unreachable(wanted)

it('[CON-14] with the packed package, React with Vite and plain HTML connect, sign, switch, come back and disconnect', {
  timeout: 600_000,
}, async () => {
  await buildPackages()
  const { folder } = await installPacked({}, ['latchkey'])

  const react = await copyExample(find('react'), folder)
  const built = await runCommand(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: react,
    env: { NODE_ENV: 'production' },
  })
  expect(built).toMatchObject({ code: 0, output: '' })
  await clickThroughSite(find('react'), join(react, 'dist'))

  const html = await copyExample(find('html'), folder)
  await cp(join(folder, 'node_modules/latchkey/dist/cdn'), join(html, 'cdn'), { recursive: true })
  await clickThroughSite(find('html'), html)
})
