import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TarInput, writeTar } from '../../testing/writeTar'
import { loadRegistry } from './loadRegistry'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'))
})
afterAll(() => rm(folder, { recursive: true }))

const pack = async (entries: readonly TarInput[] | Buffer) => {
  const path = join(folder, 'registry.tar.gz')
  await writeFile(path, gzipSync(Buffer.isBuffer(entries) ? entries : writeTar(entries)))
  return loadRegistry(path)
}
const unreadable = (reason: string) =>
  expect.objectContaining({ code: 'gateway/descriptors-unreadable', values: { reason } })

describe('a registry in a folder', () => {
  it('has its descriptors, without tests, attestations, schemas and indexes', async () => {
    const root = join(folder, 'plain')
    for (const path of ['registry/x/testsv2', 'registry/x/tests', 'registry/x/sigs', 'specs', '.git'])
      await mkdir(join(root, path), { recursive: true })
    for (const path of [
      'registry/x/calldata-a.json',
      'registry/x/common.json',
      'registry/x/testsv2/calldata-a.json',
      'registry/x/tests/calldata-a.json',
      'registry/x/sigs/calldata-a.json',
      'specs/erc7730-v2.schema.json',
      'index.calldata.json',
      '.git/calldata-a.json',
      'README.md',
    ])
      await writeFile(join(root, path), '{}')
    const { files, refused } = await loadRegistry(root)
    expect([...files.keys()].sort()).toEqual(['registry/x/calldata-a.json', 'registry/x/common.json'])
    expect(refused).toEqual([])
  })

  it('follows no link, and reads no large file', async () => {
    const root = join(folder, 'linked')
    await mkdir(join(root, 'real'), { recursive: true })
    await writeFile(join(folder, 'secret.json'), '{}')
    await symlink(join(folder, 'secret.json'), join(root, 'calldata-link.json'))
    await symlink(folder, join(root, 'away'))
    await writeFile(join(root, 'real/calldata-large.json'), Buffer.alloc(1_000_001, 32))
    const { files, refused } = await loadRegistry(root)
    expect(files.size).toBe(0)
    expect(refused.map(({ path, reason }) => `${path}: ${reason}`).sort()).toEqual([
      'away: is a link',
      'calldata-link.json: is a link',
      'real/calldata-large.json: more than 1000000 bytes',
    ])
  })

  it('has no more levels than ten', async () => {
    const deep = Array.from({ length: 12 }, () => 'd').join('/')
    await mkdir(join(folder, 'deep', deep), { recursive: true })
    await writeFile(join(folder, 'deep', deep, 'calldata-a.json'), '{}')
    expect(await loadRegistry(join(folder, 'deep'))).toMatchObject({
      files: new Map(),
      refused: [{ reason: 'deeper than 10 folders' }],
    })
  })
})

describe('a registry in an archive', () => {
  it('has the same files as its folder, with long names too', async () => {
    const long = `registry-main/registry/${'x'.repeat(90)}/calldata-long.json`
    const record = `path=${long}\n`
    const { files, refused } = await pack([
      {
        name: 'pax_global_header',
        type: 'g',
        content: '52 comment=0123456789012345678901234567890123456789\n',
      },
      { name: 'registry-main/', type: '5' },
      { name: './registry-main/registry/x/calldata-a.json', content: '{"a":1}' },
      { name: 'registry-main/registry/x/testsv2/calldata-a.json', content: '{}' },
      { name: 'registry-main/README.md', content: 'x'.repeat(3_000) },
      { name: 'long', type: 'x', content: `${record.length + 4} ${record}` },
      { name: 'cut', content: '{"b":2}' },
      { name: '././@LongLink', type: 'L', content: `${long}l.json\0` },
      { name: 'cut', content: '{"c":3}' },
    ])
    expect(refused).toEqual([])
    expect([...files].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
      ['registry-main/registry/x/calldata-a.json', '{"a":1}'],
      [long, '{"b":2}'],
      [`${long}l.json`, '{"c":3}'],
    ])
  })

  it.each<[string, TarInput, string]>([
    ['leads out by ..', { name: 'a/../../calldata-a.json' }, 'its path leads out of the registry'],
    ['is absolute', { name: '/etc/calldata-a.json' }, 'its path leads out of the registry'],
    ['is of Windows', { name: 'C:\\calldata-a.json' }, 'its path leads out of the registry'],
    ['is a symbolic link', { name: 'calldata-a.json', type: '2', link: '/etc/passwd' }, 'is a link'],
    ['is a hard link', { name: 'calldata-a.json', type: '1', link: '/etc/passwd' }, 'is a link'],
    ['is a device', { name: 'calldata-a.json', type: '3' }, 'is not a file'],
    [
      'is too large',
      { name: 'calldata-a.json', content: Buffer.alloc(1_000_001, 32) },
      'more than 1000000 bytes',
    ],
    ['appears twice', { name: 'calldata-b.json', content: '{}' }, 'appears twice'],
  ])('refuses an entry that %s, and takes the others', async (_, entry, reason) => {
    const { files, refused } = await pack([{ name: 'calldata-b.json', content: '{}' }, entry])
    expect([...files.keys()]).toEqual(['calldata-b.json'])
    expect(refused).toEqual([{ path: entry.name, reason }])
  })

  it('is refused as a whole if it is cut, damaged or another format', async () => {
    const tar = writeTar([{ name: 'calldata-a.json', content: 'x'.repeat(5_000) }])
    await expect(pack(tar.subarray(0, 2_000))).rejects.toEqual(unreadable('the archive ends too early'))
    await expect(pack(Buffer.alloc(1_024, 'x'))).rejects.toEqual(unreadable('not a tar archive'))
    tar[0] = 0
    await expect(pack(tar)).rejects.toEqual(unreadable('not a tar archive'))
    const path = join(folder, 'cut.tar.gz')
    await writeFile(path, gzipSync(tar).subarray(0, 40))
    await expect(loadRegistry(path)).rejects.toThrow("Can't read the descriptors")
    await writeFile(join(folder, 'registry.zip'), 'PK')
    await expect(loadRegistry(join(folder, 'registry.zip'))).rejects.toEqual(
      unreadable('neither a folder nor a .tar.gz archive'),
    )
    await expect(loadRegistry(join(folder, 'nothing'))).rejects.toThrow("Can't read the descriptors")
  })

  it('stops at an archive that unpacks to far more than a registry has', async () => {
    const bomb = writeTar([{ name: 'large.bin', content: Buffer.alloc(201_000_000) }])
    await expect(pack(bomb)).rejects.toEqual(unreadable('more than 200000000 bytes unpacked'))
  }, 30_000)

  it('stops at too many files', async () => {
    const many = Array.from({ length: 20_001 }, (_, n) => ({ name: `calldata-${n}.json`, content: '{}' }))
    await expect(pack(many)).rejects.toEqual(unreadable('more than 20000 files'))
  })
})
