import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findChromium } from './findChromium'
import { SetupFault } from './process/SetupFault'
import { temporaryTree } from './workspace/temporaryTree'

async function machine(files: Record<string, string>): Promise<string> {
  const root = await temporaryTree(files)
  await Promise.all(Object.keys(files).map((path) => chmod(join(root, path), 0o755)))
  return root
}

describe('findChromium', () => {
  it('takes what CHROMIUM_PATH says before anything on the path', async () => {
    const root = await machine({ 'bin/chromium': '', 'mine/browser': '' })
    expect(await findChromium({ PATH: join(root, 'bin'), CHROMIUM_PATH: join(root, 'mine/browser') })).toBe(
      join(root, 'mine/browser'),
    )
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds %s on the path',
    async (name) => {
      const root = await machine({ [`second/${name}`]: '', 'first/other': '' })
      expect(await findChromium({ PATH: `${root}/first:${root}/second` })).toBe(`${root}/second/${name}`)
    },
  )

  it('prefers the build without windows', async () => {
    const root = await machine({ 'first/chromium': '', 'second/chromium-headless-shell': '' })
    expect(await findChromium({ PATH: `${root}/first:${root}/second` })).toBe(
      `${root}/second/chromium-headless-shell`,
    )
  })

  it('says so when CHROMIUM_PATH names nothing, or nothing that runs', async () => {
    const root = await temporaryTree({ plain: '' })
    await expect(findChromium({ CHROMIUM_PATH: `${root}/gone` })).rejects.toThrow(
      `CHROMIUM_PATH is ${root}/gone, which does not exist`,
    )
    await expect(findChromium({ CHROMIUM_PATH: `${root}/plain` })).rejects.toThrow("which can't be run")
  })

  it('says what to install when it can’t install anything', async () => {
    const root = await machine({ 'bin/other': '' })
    const failure = findChromium({ PATH: `${root}/bin` })
    await expect(failure).rejects.toBeInstanceOf(SetupFault)
    await expect(failure).rejects.toThrow('set CHROMIUM_PATH')
  })
})
