import { canInstall, installPackages } from './debian/installPackages'
import { locateFirefox } from './locateFirefox'
import { locateWebKit } from './locateWebKit'
import { SetupFault } from './process/SetupFault'

const engines = [
  { name: 'Firefox', packages: ['firefox-esr'], locate: locateFirefox },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    locate: (env: NodeJS.ProcessEnv) => locateWebKit(env)?.browser,
  },
] as const

/**
 * Looks for Firefox and WebKit, and installs their Debian packages if they are missing and we are root. Returns a line
 * to
 * print for each missing engine, so nobody overlooks that its journeys didn't run.
 */
export async function findEngines(env: NodeJS.ProcessEnv = process.env): Promise<readonly string[]> {
  const lines: string[] = []
  for (const { name, packages, locate } of engines) {
    const reason = locate(env) || !canInstall(env) ? '' : await tryToInstall(packages, env)
    const path = locate(env)
    const missing = `note ${name}: not available, its journeys did not run${reason ? ` (${reason})` : ''}`
    lines.push(path ? `ok   ${name} is ${path}` : missing)
  }
  return lines
}

async function tryToInstall(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  try {
    await installPackages(packages, env)
    return ''
  } catch (cause) {
    if (!(cause instanceof SetupFault)) throw cause
    return cause.message.split('\n')[0] ?? ''
  }
}
