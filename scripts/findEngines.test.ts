import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findEngines } from './findEngines'
import { locateFirefox } from './locateFirefox'
import { locateWebKit } from './locateWebKit'
import { temporaryTree } from './workspace/temporaryTree'

async function machine(...names: readonly string[]): Promise<string> {
  const root = await temporaryTree(Object.fromEntries(names.map((name) => [`bin/${name}`, ''])))
  await Promise.all(names.map((name) => chmod(join(root, 'bin', name), 0o755)))
  return join(root, 'bin')
}

describe('findEngines', () => {
  it('says which engines are missing when they can’t be installed', async () => {
    const PATH = await machine('other')
    expect(await findEngines({ PATH })).toEqual([
      'note Firefox: not available, its journeys did not run',
      'note WebKit: not available, its journeys did not run',
    ])
  })

  it('finds what is on the path', async () => {
    const PATH = await machine('firefox', 'WebKitWebDriver', 'Xvfb', 'MiniBrowser')
    const env = { PATH, WEBKIT_BROWSER_PATH: join(PATH, 'MiniBrowser') }
    expect(await findEngines(env)).toEqual([
      `ok   Firefox is ${PATH}/firefox`,
      `ok   WebKit is ${PATH}/MiniBrowser`,
    ])
  })

  it('prefers the paths that the environment names', async () => {
    const PATH = await machine('firefox-esr', 'WebKitWebDriver', 'Xvfb')
    expect(locateFirefox({ PATH, FIREFOX_PATH: '/opt/firefox' })).toBe('/opt/firefox')
    expect(
      locateWebKit({ PATH, WEBKIT_DRIVER_PATH: '/opt/driver', WEBKIT_BROWSER_PATH: '/opt/browser' }),
    ).toEqual({ driver: '/opt/driver', browser: '/opt/browser', xvfb: `${PATH}/Xvfb` })
  })

  it('finds no WebKit without a screen in memory', async () => {
    const PATH = await machine('WebKitWebDriver')
    expect(locateWebKit({ PATH, WEBKIT_BROWSER_PATH: '/opt/browser' })).toBeUndefined()
  })
})
