import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../../scripts/process/runCommand'

const version = '0.0.20'
const command = 'node_modules/@pimlico/alto/esm/cli/alto.js'

/**
 * Installs the bundler alto in the temporary folder of the system, never in this repository: its licence is the GPL.
 * Returns the path of its command, or nothing if npm can't get it.
 */
export async function installAlto(): Promise<string | undefined> {
  const root = join(tmpdir(), 'latchkey-bench', 'alto')
  const path = join(root, command)
  if (existsSync(path)) return path
  await mkdir(root, { recursive: true })
  const manifest = {
    private: true,
    dependencies: { '@pimlico/alto': version },
    // The newest ones aren't on every mirror.
    overrides: { viem: await versionOf('viem'), ox: await versionOf('ox') },
  }
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest))
  const options = ['--no-audit', '--no-fund', '--ignore-scripts']
  const { code } = await runCommand('npm', ['install', ...options], { cwd: root })
  return code === 0 && existsSync(path) ? path : undefined
}

/** The version that this repository uses. */
async function versionOf(name: string): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('viem'))
  const path = require.resolve(name === 'viem' ? 'viem/package.json' : `${name}/package.json`)
  return `${JSON.parse(await readFile(path, 'utf8')).version}`
}
