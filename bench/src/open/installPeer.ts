import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../../../scripts/process/runCommand'
import { SetupFault } from '../../../scripts/process/SetupFault'
import type { Peer } from './peers'

const pages = fileURLToPath(new URL('../../peers', import.meta.url))

/** Installs a peer with its page in the system's temporary folder, which later runs use again. @throws SetupFault */
export async function installPeer(peer: Peer): Promise<{ readonly root: string; readonly version: string }> {
  const root = join(tmpdir(), 'latchkey-bench', peer.folder)
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await cp(join(pages, 'index.html'), join(root, 'index.html'))
  await cp(join(pages, peer.folder), root, { recursive: true })
  const fault = await install(root, peer.packages)
  const lastFault = fault && peer.otherwise ? await install(root, peer.otherwise) : fault
  if (lastFault) throw new SetupFault(lastFault)
  return { root, version: await readVersion(root, peer.packages[0] ?? '') }
}

/** Returns why it failed, if it did. */
async function install(root: string, packages: readonly string[]): Promise<string | undefined> {
  // Nothing that comes with a peer runs on this machine: its code only ever runs in the browser.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  const { code, output } = await runCommand('npm', ['install', ...options, ...packages], { cwd: root })
  if (code === 0) return undefined
  const reason = output.split('\n').find((line) => line.startsWith('npm error')) ?? `npm ended with ${code}`
  return reason.replace(/^npm error /, '')
}

async function readVersion(root: string, spec: string): Promise<string> {
  const name = spec.replace(/(?<=.)@.*$/, '')
  const manifest = JSON.parse(await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8'))
  return String(manifest.version)
}
