import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../workspace/projectRoot'
import { typeChecks } from './typeChecks'

const page = (...lines: string[]) => ['```ts', ...lines, '```', ''].join('\n')

async function setUp(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'latchkey-types-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const compilerOptions = { noEmit: true, strict: true, types: [], lib: ['ES2023'], module: 'ESNext' }
  const config = JSON.stringify({
    compilerOptions,
    include: ['src'],
    exclude: ['**/node_modules', 'src/other'],
  })
  const all = {
    'docs/guides/one.md': '',
    'src/a.ts': 'export const a = 1\n',
    'src/other/b.ts': 'export const b: string = 1\n',
    'tsconfig.json': config,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}

it('finds a fault in sources and docs, and none in valid code', async () => {
  const good = await setUp({
    'README.md': page('const a: number = 1'),
    'docs/guides/one.md': page('const a = ""'),
  })
  expect(await typeChecks.run(good)).toEqual({ faults: [] })
  const bad = await setUp({
    'README.md': page('const a = 1'),
    'src/a.ts': 'export const a: string = 1\n',
    'docs/guides/one.md': page('const b: string = 1'),
  })
  const [fault] = (await typeChecks.run(bad)).faults
  expect(fault).toMatch(/src\/a\.ts.*TS2322/)
  expect(fault).toMatch(/one-2\.ts.*TS2322/)
  expect(fault).not.toContain('other')
})

it('fails when the docs contain no code', async () => {
  const root = await setUp({ 'README.md': 'words\n' })
  expect((await typeChecks.run(root)).faults).toEqual([expect.stringContaining('no code was found')])
})
