import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { locateChromium } from './locateChromium'
import { runCommand } from './process/runCommand'
import { SetupFault } from './process/SetupFault'

/** Where Chromium is; where there is none but we are root on Debian or its kin, its package is installed first. */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const found = locateChromium(env)
  if (found !== undefined) return checked(found, env)
  const hint = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program'
  if (!isOnPath('apt-get', env))
    throw new SetupFault(`There is no Chromium on this machine and no apt-get. ${hint}.`)
  if (process.getuid?.() !== 0) {
    throw new SetupFault(`There is no Chromium on this machine. ${hint}: sudo apt-get install -y chromium`)
  }
  await install(env)
  const installed = locateChromium(env)
  if (installed === undefined)
    throw new SetupFault(`apt-get installed chromium, but it is not on the path. ${hint}.`)
  return installed
}

function checked(path: string, env: NodeJS.ProcessEnv): string {
  const from = env.CHROMIUM_PATH === path ? 'CHROMIUM_PATH is' : 'Found'
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch (cause) {
    const what = existsSync(path) ? 'can not be run' : 'does not exist'
    throw new SetupFault(`${from} ${path}, which ${what}.`, { cause })
  }
}

async function install(env: NodeJS.ProcessEnv): Promise<void> {
  console.log('no Chromium here: installing the package chromium by apt-get')
  const quiet = { cwd: '/', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  const lists = await runCommand('apt-get', ['update'], quiet)
  const { code, output } = await runCommand(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium'],
    quiet,
  )
  if (code === 0) return
  throw new SetupFault(
    `apt-get install chromium ended with ${code}:\n${lists.code === 0 ? '' : lists.output}${output}`,
  )
}

function isOnPath(name: string, env: NodeJS.ProcessEnv): boolean {
  return (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}
