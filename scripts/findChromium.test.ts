import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
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

/**
 * A machine of root's with an apt-get of its own, which writes down what it is asked and installs what it knows as a copy
 * of itself.
 */
async function debian(knows: readonly string[], files: Record<string, string> = {}) {
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(0)
  onTestFinished(() => getuid.mockRestore())
  const installs = knows.map(
    (name) => `install*" ${name}" | install*" ${name}="*) /bin/cp "$0" "\${0%/*}/${name}" ;;`,
  )
  const root = await machine({
    'bin/apt-get': `#!/bin/sh
echo "$@" >> "$0.log"
case "$*" in
  update) ;;
  ${installs.join('\n  ')}
  *) exit 100 ;;
esac`,
    'bin/dpkg-query': '#!/bin/sh\nexit 1',
    ...files,
  })
  const asked = async () => (await readFile(join(root, 'bin/apt-get.log'), 'utf8')).trim().split('\n')
  return { bin: join(root, 'bin'), find: () => findChromium({ PATH: join(root, 'bin') }), asked }
}

const install = (name: string) => `install -y --no-install-recommends ${name}`

describe('findChromium as root on Debian', () => {
  it('installs the build without windows, in the version of the Chromium that is there', async () => {
    const { bin, find, asked } = await debian(['chromium-headless-shell'], {
      'bin/chromium': '',
      'bin/dpkg-query': "#!/bin/sh\nprintf 'chromium-common\\t1.2-3\\n'",
    })
    expect(await find()).toBe(`${bin}/chromium-headless-shell`)
    expect(await asked()).toEqual(['update', install('chromium-headless-shell=1.2-3')])
  })

  it('takes the Chromium that is there if that build can’t be installed', async () => {
    const { bin, find, asked } = await debian([], { 'bin/chromium': '' })
    expect(await find()).toBe(`${bin}/chromium`)
    expect(await asked()).toEqual(['update', install('chromium-headless-shell')])
  })

  it('installs the usual build where the other one doesn’t exist', async () => {
    const { bin, find, asked } = await debian(['chromium'])
    expect(await find()).toBe(`${bin}/chromium`)
    expect((await asked()).at(-1)).toBe(install('chromium'))
  })

  it('says so when nothing can be installed', async () => {
    const { find } = await debian([])
    await expect(find()).rejects.toThrow('apt-get install chromium ended with 100')
  })
})
