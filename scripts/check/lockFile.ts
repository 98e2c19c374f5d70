import { runCommand } from '../process/runCommand'
import type { Step } from './Step'

/**
 * Checks that `npm ci` accepts the lock file: it matches every package.json and names the binaries of all
 * platforms.
 */
export const lockFile: Step = {
  name: 'lock file',
  async run(root) {
    // Set the level explicitly: under `npm test --silent`, child processes inherit the silence.
    const { code, output } = await runCommand('npm', ['ci', '--dry-run', '--offline', '--loglevel=error'], {
      cwd: root,
    })
    if (code === 0) return { faults: [] }
    const reasons = output.split('\n').filter((line) => /^npm error (Missing|Invalid)/.test(line))
    return { faults: reasons.length > 0 ? reasons : [output.trim()] }
  },
}
