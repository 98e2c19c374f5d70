import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Starts Chromium from `CHROMIUM_PATH`, the usual places, or Playwright. */
export function launchChromium(env: NodeJS.ProcessEnv = {}): Promise<Browser> {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const executablePath = process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path))
  return chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    env: { ...stringsOf(process.env), ...stringsOf(env) },
    ...(executablePath ? { executablePath } : {}),
  })
}

function stringsOf(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(entries)
}
