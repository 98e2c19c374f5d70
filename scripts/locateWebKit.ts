import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onPath } from './locateFirefox'

/** What it takes to drive WebKit: its WebDriver, its small browser, and a screen in memory. */
export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly xvfb: string }

/** WebKitGTK on this machine: `WEBKIT_DRIVER_PATH` and `WEBKIT_BROWSER_PATH`, else where Debian puts them; undefined when one is missing. */
export function locateWebKit(env: NodeJS.ProcessEnv = process.env): WebKitPrograms | undefined {
  const driver = env.WEBKIT_DRIVER_PATH ?? onPath(['WebKitWebDriver'], env)
  const browser = env.WEBKIT_BROWSER_PATH ?? findMiniBrowser()
  const xvfb = onPath(['Xvfb'], env)
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined
}

/** Debian keeps it out of the path, in a folder named after the machine's kind. */
function findMiniBrowser(lib = '/usr/lib'): string | undefined {
  if (!existsSync(lib)) return undefined
  return readdirSync(lib)
    .flatMap((kind) =>
      ['4.1', '4.0'].map((version) => join(lib, kind, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}
