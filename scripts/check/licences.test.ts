import { describe, expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { isOpenSource } from './isOpenSource'
import { licences } from './licences'
import { lockFile } from './lockFile'
import type { LockEntry } from './productionTree'

async function faultsOf(
  lock: Record<string, LockEntry>,
  files: Record<string, unknown> = {},
): Promise<readonly string[]> {
  const ours = { name: '@x/ours', dependencies: { dep: '1.0.0' }, devDependencies: { tool: '1.0.0' } }
  const root = await temporaryTree({
    'package.json': { workspaces: ['packages/*', 'services/*'] },
    'packages/ours/package.json': ours,
    'package-lock.json': { packages: { 'packages/ours': ours, ...lock } },
    ...files,
  })
  return (await licences.run(root)).faults
}

describe('the production tree', () => {
  it('passes when everything is open source', async () => {
    expect(await faultsOf({ 'node_modules/dep': { version: '1.0.0', license: 'MIT' } })).toEqual([])
  })

  it.each(['BUSL-1.1', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', 'CC-BY-NC-4.0', 'MIT AND BUSL-1.1', ''])(
    'rejects "%s"',
    async (license) => {
      const faults = await faultsOf({ 'node_modules/dep': { version: '1.0.0', license } })
      expect(faults).toEqual([`dep@1.0.0 (packages/ours): ${license} is not an OSI-approved licence`])
    },
  )

  it.each([undefined, { type: 'MIT' }, ['MIT']])(
    "rejects a license that isn't an expression: %j",
    async (license) => {
      expect(await faultsOf({ 'node_modules/dep': { version: '1.0.0', license } })).toHaveLength(1)
    },
  )

  it('follows dependencies, optional ones, peers, nested copies and links', async () => {
    const faults = await faultsOf({
      'node_modules/dep': {
        license: 'MIT',
        dependencies: { inner: '2' },
        optionalDependencies: { binary: '1' },
      },
      'node_modules/dep/node_modules/inner': { version: '2.0.0', license: 'Closed-2' },
      'node_modules/inner': { version: '1.0.0', license: 'Closed-1' },
      'node_modules/binary': {
        version: '1.0.0',
        license: 'Closed-3',
        peerDependencies: { peer: '*', maybe: '*' },
      },
      'node_modules/peer': { link: true, resolved: 'packages/peer' },
      'packages/peer': { version: '0.0.0', license: 'Closed-4' },
    })
    expect(faults).toEqual([
      'inner@2.0.0 (packages/ours > dep): Closed-2 is not an OSI-approved licence',
      'binary@1.0.0 (packages/ours > dep): Closed-3 is not an OSI-approved licence',
      'peer@0.0.0 (packages/ours > dep > binary): Closed-4 is not an OSI-approved licence',
    ])
  })

  it("leaves out tools that don't ship with our packages", async () => {
    const lock = { 'node_modules/dep': { license: 'MIT' }, 'node_modules/tool': { license: 'Closed' } }
    expect(await faultsOf(lock)).toEqual([])
  })

  it('covers services, too', async () => {
    const service = { name: '@x/service', private: true, dependencies: { closed: '1' } }
    const faults = await faultsOf(
      {
        'node_modules/dep': { license: 'MIT' },
        'services/one': service,
        'node_modules/closed': { version: '1.0.0', license: 'Closed' },
      },
      { 'services/one/package.json': service },
    )
    expect(faults).toEqual(['closed@1.0.0 (services/one): Closed is not an OSI-approved licence'])
  })

  it.each(['@walletconnect/core', '@reown/appkit'])('rejects %s, whatever its license', async (name) => {
    const faults = await faultsOf({
      'node_modules/dep': { license: 'MIT', dependencies: { [name]: '1' } },
      [`node_modules/${name}`]: { version: '1.0.0', license: 'Apache-2.0' },
    })
    expect(faults).toEqual([`${name}@1.0.0 (packages/ours > dep): not allowed in the production tree`])
  })

  it('trusts the installed package, not the lock file', async () => {
    const faults = await faultsOf(
      { 'node_modules/dep': { version: '1.0.0', license: 'MIT' } },
      { 'node_modules/dep/package.json': { name: 'dep', license: 'Closed' } },
    )
    expect(faults).toEqual(['dep@1.0.0 (packages/ours): Closed is not an OSI-approved licence'])
  })

  it('finds a license file that contradicts the manifest', async () => {
    const faults = await faultsOf(
      { 'node_modules/dep': { version: '1.0.0', license: 'Apache-2.0' } },
      { 'node_modules/dep/LICENSE.md': 'Some Maker\n\nCommunity License Agreement\n\n1. …' },
    )
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(
      'says Apache-2.0, but its licence file speaks of the "Community License Agreement"',
    )
  })

  it("reports a package that isn't in the lock file", async () => {
    const files = { 'packages/new/package.json': { name: '@x/new' } }
    const faults = await faultsOf({ 'node_modules/dep': { license: 'MIT' } }, files)
    expect(faults).toEqual(['packages/new is not in package-lock.json; run npm install'])
  })
})

describe('the lock file', () => {
  const lock = (packages: Record<string, unknown>) => ({
    name: 'x',
    lockfileVersion: 3,
    requires: true,
    packages,
  })

  it('passes when it matches the manifest', async () => {
    const root = await temporaryTree({
      'package.json': { name: 'x' },
      'package-lock.json': lock({ '': { name: 'x' } }),
    })
    expect((await lockFile.run(root)).faults).toEqual([])
  })

  it('names what is missing', async () => {
    const manifest = { name: 'x', dependencies: { nowhere: '1.0.0' } }
    const root = await temporaryTree({
      'package.json': manifest,
      'package-lock.json': lock({ '': { name: 'x' } }),
    })
    const { faults } = await lockFile.run(root)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('nowhere')
  })
})

describe('isOpenSource', () => {
  it.each([
    'MIT',
    '(MIT OR Apache-2.0)',
    'MIT AND (Closed OR ISC)',
    'Closed OR MIT',
    'GPL-2.0-only WITH Classpath-exception-2.0',
    'Apache-2.0+',
    'mit or 0BSD',
  ])('accepts %s', (expression) => {
    expect(isOpenSource(expression)).toBe(true)
  })

  it.each(['Closed', 'MIT AND Closed', '(MIT', 'MIT)', 'MIT Closed', 'MIT AND', '', '()', 'OR MIT'])(
    'rejects %s',
    (expression) => {
      expect(isOpenSource(expression)).toBe(false)
    },
  )
})
