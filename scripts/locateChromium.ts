import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns this machine's Chromium, from `CHROMIUM_PATH` or the path, or undefined. */
export function locateChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.CHROMIUM_PATH || [...onPath(names, env), ...elsewhere].find((path) => existsSync(path))
}

/**
 * Returns the Chromium for tests, or undefined. They prefer the build without windows: the same engine, and a page
 * costs about half the processor time.
 */
export function locateTestChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.CHROMIUM_PATH || locateHeadlessShell(env) || locateChromium(env)
}

/** Returns Debian's Chromium without windows, or undefined. */
export function locateHeadlessShell(env: NodeJS.ProcessEnv): string | undefined {
  return onPath(['chromium-headless-shell'], env).find((path) => existsSync(path))
}

function onPath(programs: readonly string[], env: NodeJS.ProcessEnv): readonly string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)))
}
