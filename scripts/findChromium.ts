import { accessSync, constants, existsSync } from 'node:fs'
import { canInstall, hasAptGet, installPackages } from './debian/installPackages'
import { locateChromium } from './locateChromium'
import { SetupFault } from './process/SetupFault'

/** Returns the path of Chromium. Installs its Debian package first if it is missing and we are root. */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const found = locateChromium(env)
  if (found !== undefined) return checked(found, env)
  const hint = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program'
  if (!hasAptGet(env)) throw new SetupFault(`No Chromium and no apt-get on this machine. ${hint}.`)
  if (!canInstall(env))
    throw new SetupFault(`No Chromium on this machine. ${hint}: sudo apt-get install -y chromium`)
  await installPackages(['chromium'], env)
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
    const what = existsSync(path) ? "can't be run" : 'does not exist'
    throw new SetupFault(`${from} ${path}, which ${what}.`, { cause })
  }
}
