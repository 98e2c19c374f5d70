import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../process/runCommand'
import type { Step } from './Step'

type Lock = { packages: { [path: string]: { readonly link?: boolean; readonly integrity?: string } } }

/** The registry that the lock file is written with has no copy of anvil for these systems. */
const withoutIntegrity = /^node_modules\/@foundry-rs\/anvil-(darwin|win32|linux-arm64)/

/** `npm ci` accepts the lock file: it fits every package.json, and each download has a checksum. */
export const lockFile: Step = {
  name: 'lock file',
  async run(root) {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock
    const unchecked = Object.entries(lock.packages)
      .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
      .map(([path]) => path)
      .filter((path) => !withoutIntegrity.test(path))
    if (unchecked.length > 0) return { faults: unchecked.map((path) => `${path} has no integrity`) }
    // `npm test --silent` silences the npm it starts, so name the level here.
    const { code, output } = await runCommand('npm', ['ci', '--dry-run', '--offline', '--loglevel=error'], {
      cwd: root,
    })
    if (code === 0) return { faults: [] }
    const reasons = output.split('\n').filter((line) => /^npm error (Missing|Invalid)/.test(line))
    return { faults: reasons.length > 0 ? reasons : [output.trim()] }
  },
}
