import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findBitcoind } from './findBitcoind'

async function createFolder(...files: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-find-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), '')
  }
  return folder
}

const libraries = '.latchkey/bitcoind/usr/lib/x86_64-linux-gnu'
const loader = `${libraries}/ld-linux-x86-64.so.2`

it('finds the given path, then the unpacked tree of a parent folder, then the system’s, else nothing', async () => {
  const project = await createFolder(loader, '.latchkey/bitcoind/usr/bin/bitcoind', 'packages/one/file')
  const system = await createFolder('bitcoind')
  const elsewhere = await createFolder()
  const below = join(project, 'packages/one')
  expect(findBitcoind({ BITCOIND_PATH: '/own/bitcoind', PATH: system }, below)).toEqual({
    command: '/own/bitcoind',
    args: [],
  })
  expect(findBitcoind({ PATH: system }, below)).toEqual({
    command: join(project, loader),
    args: ['--library-path', join(project, libraries), join(project, '.latchkey/bitcoind/usr/bin/bitcoind')],
  })
  expect(findBitcoind({ PATH: system }, elsewhere)).toEqual({ command: join(system, 'bitcoind'), args: [] })
  expect(findBitcoind({ PATH: '' }, elsewhere)).toBe(null)
})
