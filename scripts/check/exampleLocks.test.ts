import { describe, expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { exampleLocks } from './exampleLocks'

const needs = { dependencies: { latchkey: '0.0.0', vue: '3.5.0' }, devDependencies: { vite: '8.3.0' } }
const entry = { version: '1.0.0', integrity: 'sha512-a' }

async function faultsOf(
  packages: Readonly<Record<string, unknown>> | null,
  workspaces: readonly string[] = [],
): Promise<readonly string[]> {
  const root = await temporaryTree({
    'package.json': { workspaces },
    'examples/README.md': 'Sites',
    'examples/html/index.html': '<p></p>',
    'examples/vue/package.json': needs,
    ...(packages ? { 'examples/vue/package-lock.json': { packages } } : {}),
  })
  return (await exampleLocks.run(root)).faults
}

describe('the lock file of an example outside the workspaces', () => {
  it('passes if it fits the manifest and holds packages of others only', async () => {
    expect(await faultsOf({ '': needs, 'node_modules/vue': entry })).toEqual([])
  })

  it('must exist, unless the example is a workspace', async () => {
    expect(await faultsOf(null)).toEqual([expect.stringContaining('is missing')])
    expect(await faultsOf(null, ['examples/vue'])).toEqual([])
  })

  it('names what the manifest has changed', async () => {
    const old = { ...needs, dependencies: { ...needs.dependencies, vue: '3.4.0' } }
    expect(await faultsOf({ '': old, 'node_modules/vue': entry })).toEqual([
      expect.stringContaining("doesn't fit package.json"),
    ])
  })

  it.each([
    [{ 'node_modules/latchkey': entry }, 'holds our own'],
    [{ 'node_modules/@latchkey/verify': entry }, 'holds our own'],
    [{ 'node_modules/vue': { ...entry, resolved: 'https://registry.example/vue.tgz' } }, 'names a registry'],
    [{ 'node_modules/vue': { version: '3.5.0' } }, 'has no checksum'],
  ])('rejects %j', async (packages, fault) => {
    expect(await faultsOf({ '': needs, ...packages })).toEqual([expect.stringContaining(fault)])
  })
})
