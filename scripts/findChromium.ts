import { accessSync, constants, existsSync } from 'node:fs'
import { canInstall, hasAptGet, installPackages } from './debian/installPackages'
import { locateHeadlessShell, locateTestChromium } from './locateChromium'
import { runCommand } from './process/runCommand'
import { SetupFault } from './process/SetupFault'

/**
 * Returns the path of Chromium for tests. If we are root on Debian, installs the build without windows first, which
 * needs less of the processor; otherwise any Chromium will do.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const found = locateTestChromium(env)
  const isBest = env.CHROMIUM_PATH || locateHeadlessShell(env) || !canInstall(env)
  if (found && isBest) return checked(found, env)
  const hint = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program'
  if (!hasAptGet(env)) throw new SetupFault(`No Chromium and no apt-get on this machine. ${hint}.`)
  if (!canInstall(env))
    throw new SetupFault(`No Chromium on this machine. ${hint}: sudo apt-get install -y chromium`)
  try {
    await installPackages([await headlessShell(env)], env)
  } catch (cause) {
    if (!(cause instanceof SetupFault)) throw cause
    console.log(`note ${cause.message.split('\n')[0]}`)
    if (found) return checked(found, env)
    // Not every relative of Debian has that build.
    await installPackages(['chromium'], env)
  }
  const installed = locateTestChromium(env)
  if (installed === undefined)
    throw new SetupFault(`apt-get installed Chromium, but it is not on the path. ${hint}.`)
  return installed
}

/** The package in the version of an installed Chromium, so that apt-get doesn't replace that one. */
async function headlessShell(env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await runCommand('dpkg-query', ['--show', 'chromium-common'], { cwd: '/', env })
  const [, version] = stdout.trim().split('\t')
  return version ? `chromium-headless-shell=${version}` : 'chromium-headless-shell'
}

function checked(path: string, env: NodeJS.ProcessEnv): string {
  const from = env.CHROMIUM_PATH === path ? 'CHROMIUM_PATH is' : 'Found'
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch (cause) {
    const what = existsSync(path) ? "can't be run" : 'does not exist'
    throw new SetupFault(`${from} ${path}, which ${what}.`, { cause })
  }
}
