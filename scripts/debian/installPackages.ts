import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from '../process/runCommand'
import { SetupFault } from '../process/SetupFault'

/** Whether `apt-get` can install packages here: it exists and we are root. */
export function canInstall(env: NodeJS.ProcessEnv): boolean {
  return hasAptGet(env) && process.getuid?.() === 0
}

/** Whether this is Debian or a relative. */
export function hasAptGet(env: NodeJS.ProcessEnv): boolean {
  return (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'apt-get')))
}

/** Installs Debian packages. @throws SetupFault */
export async function installPackages(names: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  console.log(`installing ${names.join(', ')} with apt-get`)
  const quiet = { cwd: '/', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  const lists = await runCommand('apt-get', ['update'], quiet)
  const args = ['install', '-y', '--no-install-recommends', ...names]
  const { code, output } = await runCommand('apt-get', args, quiet)
  if (code === 0) return
  const before = lists.code === 0 ? '' : lists.output
  throw new SetupFault(`apt-get install ${names.join(' ')} ended with ${code}:\n${before}${output}`)
}
