import { expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { manifests } from './manifests'

const good = {
  name: '@x/a',
  description: 'A',
  keywords: ['a'],
  homepage: 'https://x.example',
  bugs: 'https://x.example/issues',
  repository: { type: 'git', url: 'git+https://x.example/a.git', directory: 'packages/a' },
  license: 'MIT',
  files: ['dist', 'src', '!src/testing'],
  dependencies: { '@latchkey/core': '0.0.0', left: '^1.0.0' },
}

async function faultsOf(manifest: object): Promise<readonly string[]> {
  const root = await temporaryTree({
    'package.json': '{"workspaces":["packages/*"]}',
    'packages/a/package.json': JSON.stringify(manifest),
  })
  return (await manifests.run(root)).faults
}

it('accepts a complete manifest and ignores private packages', async () => {
  expect(await faultsOf(good)).toEqual([])
  expect(await faultsOf({ name: '@x/a', private: true })).toEqual([])
})

it('names every missing field', async () => {
  const fields = ['description', 'keywords', 'homepage', 'bugs', 'repository', 'license']
  expect(await faultsOf({ name: '@x/a', description: '', keywords: [], files: good.files })).toEqual(
    fields.map((field) => `packages/a/package.json: "${field}" is missing`),
  )
})

it('rejects a wrong directory, published test support and exact versions', async () => {
  const repository = { ...good.repository, directory: 'packages/b' }
  const dependencies = { ...good.dependencies, right: '1.2.3' }
  expect(await faultsOf({ ...good, repository, files: ['src'], dependencies })).toEqual([
    'packages/a/package.json: "repository.directory" is not packages/a',
    'packages/a/package.json: "files" must have "!src/testing"',
    'packages/a/package.json: right needs a range, not an exact version',
  ])
})

it('rejects a peer without an upper bound, and one with two ranges', async () => {
  const root = await temporaryTree({
    'package.json': '{"workspaces":["packages/*"]}',
    'packages/a/package.json': JSON.stringify({
      ...good,
      peerDependencies: { left: '>=1', right: '^2.1.0' },
    }),
    'packages/b/package.json': JSON.stringify({
      ...good,
      name: '@x/b',
      repository: { ...good.repository, directory: 'packages/b' },
      peerDependencies: { left: '>=1', right: '2.x', up: '>=1 <3' },
    }),
  })
  expect((await manifests.run(root)).faults).toEqual([
    'packages/a/package.json: the peer left needs an upper bound',
    'packages/a/package.json: the peer right is ^2.1.0 here and 2.x in another package',
    'packages/b/package.json: the peer left needs an upper bound',
    'packages/b/package.json: the peer right is 2.x here and ^2.1.0 in another package',
  ])
})
