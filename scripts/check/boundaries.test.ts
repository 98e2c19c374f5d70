import { describe, expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { boundaries, createBoundaries } from './boundaries'
import type { Layers } from './layers'

const workspace = {
  'package.json': { workspaces: ['packages/*', 'services/*'] },
  'packages/low/package.json': { name: '@x/low' },
  'packages/look/package.json': { name: '@x/look' },
  'packages/mid/package.json': { name: '@x/mid' },
  'packages/peer/package.json': { name: '@x/peer' },
  'services/tool/package.json': { name: '@x/tool', private: true },
}

const layers: Layers = {
  packages: {
    '@x/low': [],
    '@x/look': [],
    '@x/mid': ['@x/low', '@x/look'],
    '@x/peer': ['@x/low'],
    '@x/tool': ['@x/low'],
  },
  inViews: ['@x/look'],
  folders: [
    {
      root: 'packages/mid/src',
      foundation: ['store'],
      features: ['modal', 'connect', 'sign-in', 'views'],
      instance: 'Instance.ts',
      handOvers: ['sign-in/passOn.ts'],
    },
  ],
}

async function faultsOf(files: Record<string, string>, allowed: Layers = layers): Promise<readonly string[]> {
  const { faults } = await createBoundaries(allowed).run(await temporaryTree({ ...workspace, ...files }))
  return faults
}

describe('direction', () => {
  it('accepts an import to a lower layer', async () => {
    expect(
      await faultsOf({ 'packages/mid/src/a.ts': `import { b } from '@x/low'\nexport { c } from '@x/low/c'` }),
    ).toEqual([])
  })

  it.each([
    ['up', 'packages/low/src/a.ts', `import { b } from '@x/mid'`],
    ['up, by a sub-path', 'packages/low/src/a.ts', `import { b } from '@x/mid/b'`],
    ['up, for a type', 'packages/low/src/a.ts', `import type { B } from '@x/mid'`],
    ['up, for a type in place', 'packages/low/src/a.ts', `export type B = import('@x/mid').B`],
    ['up, lazily', 'packages/low/src/a.ts', `export const b = () => import('@x/mid')`],
    ['up, by a re-export', 'packages/low/src/a.ts', `export * from '@x/mid'`],
    ['up, for its effects', 'packages/low/src/a.ts', `import '@x/mid'`],
    ['sideways', 'packages/mid/src/a.ts', `import { b } from '@x/peer'`],
    ['to itself by name', 'packages/mid/src/a.ts', `import { b } from '@x/mid'`],
    ['into the folder of another', 'packages/mid/src/a.ts', `import { b } from '../../low/src/b'`],
    ['somewhere computed', 'packages/mid/src/a.ts', `export const b = (name: string) => import(name)`],
    ['to a test', 'packages/mid/src/a.ts', `import { b } from './b.test'`],
    ['to the support of tests', 'packages/mid/src/a.ts', `import { b } from './testing/b'`],
    ['down to a package that is not on its list', 'services/tool/src/a.ts', `import { b } from '@x/mid'`],
  ])('rejects an import that goes %s', async (_, path, text) => {
    const faults = await faultsOf({ [path]: text })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`${path}:1`)
  })

  it('names the line and both packages', async () => {
    const faults = await faultsOf({ 'packages/low/src/a.ts': `// why\nimport { b } from '@x/mid'` })
    expect(faults).toEqual(['packages/low/src/a.ts:2: @x/low may not import @x/mid'])
  })

  it.each(['a.test.ts', 'testing/a.ts'])('lets %s use the packages above it', async (file) => {
    expect(await faultsOf({ [`packages/low/src/${file}`]: `import { b } from '@x/mid'` })).toEqual([])
  })

  it('lets only private packages use the scripts of the repository', async () => {
    const text = `import { find } from '../../../scripts/find'`
    expect(await faultsOf({ 'services/tool/src/a.ts': text })).toEqual([])
    expect(await faultsOf({ 'packages/low/src/a.ts': text })).toHaveLength(1)
  })

  it('rejects a package that the table doesn’t list', async () => {
    const faults = await faultsOf({ 'services/new/package.json': '{"name":"@x/new"}' })
    expect(faults).toEqual(["services/new/package.json: scripts/check/layers.ts doesn't list @x/new"])
  })

  it('rejects a table in which a package uses one above it', async () => {
    const packages = { ...layers.packages, '@x/low': ['@x/mid'] }
    expect(await faultsOf({}, { ...layers, packages })).toEqual([
      "scripts/check/layers.ts: @x/low uses @x/mid, which isn't listed below it",
    ])
  })

  it('keeps the interface out of the services of this repository', async () => {
    const { faults } = await boundaries.run(
      await temporaryTree({
        'package.json': { workspaces: ['packages/*', 'services/*'] },
        'packages/react/package.json': { name: '@latchkey/react' },
        'services/gateway/package.json': { name: '@latchkey/gateway' },
        'services/gateway/src/a.ts': `import { ConnectButton } from '@latchkey/react'`,
      }),
    )
    expect(faults).toEqual(['services/gateway/src/a.ts:1: @latchkey/gateway may not import @latchkey/react'])
  })
})

describe('folders', () => {
  const instance = { 'packages/mid/src/Instance.ts': 'export type Instance = object' }
  const action = `import type { Instance } from '../Instance'\nexport const act = (on: Instance) => on`
  const rule = 'export const rule = 1'

  it('lets an action call one of an earlier folder', async () => {
    const faults = await faultsOf({
      ...instance,
      'packages/mid/src/modal/close.ts': action,
      'packages/mid/src/connect/connect.ts': `import { act } from '../modal/close'`,
      'packages/mid/src/create.ts': `import { connect } from './connect/connect'`,
    })
    expect(faults).toEqual([])
  })

  it.each([
    ['directly', `import { act } from '../connect/connect'`],
    ['lazily', `export const load = () => import('../connect/connect')`],
    ['through a re-export', `export { act } from '../connect/connect'`],
  ])('rejects an action of a later folder, called %s', async (_, text) => {
    const faults = await faultsOf({
      ...instance,
      'packages/mid/src/connect/connect.ts': action,
      'packages/mid/src/modal/close.ts': text,
    })
    expect(faults).toEqual([
      'packages/mid/src/modal/close.ts:1: modal comes before connect and may not act through packages/mid/src/connect/connect.ts',
    ])
  })

  it('rejects an action of a later folder behind a file that doesn’t name the instance', async () => {
    const faults = await faultsOf({
      ...instance,
      'packages/mid/src/connect/connect.ts': action,
      'packages/mid/src/connect/again.ts': `import { act } from './connect'\nexport const again = act`,
      'packages/mid/src/modal/close.ts': `import { again } from '../connect/again'`,
    })
    expect(faults).toHaveLength(1)
  })

  it('rejects the files beside the folders inside a folder', async () => {
    const faults = await faultsOf({
      ...instance,
      'packages/mid/src/create.ts': `import type { Instance } from './Instance'\nexport const made = 1`,
      'packages/mid/src/modal/close.ts': `import { made } from '../create'`,
    })
    expect(faults).toHaveLength(1)
  })

  it('lets state, rules and types be used everywhere', async () => {
    const faults = await faultsOf({
      ...instance,
      'packages/mid/src/connect/connect.ts': `${action}\nexport type Account = string`,
      'packages/mid/src/connect/rule.ts': rule,
      'packages/mid/src/modal/close.ts': `import { rule } from '../connect/rule'\nimport type { Account } from '../connect/connect'`,
    })
    expect(faults).toEqual([])
  })

  it('lets a folder pass work on through a file that the table names', async () => {
    const faults = await faultsOf({
      ...instance,
      'packages/mid/src/sign-in/passOn.ts': action,
      'packages/mid/src/connect/connect.ts': `import { act } from '../sign-in/passOn'`,
    })
    expect(faults).toEqual([])
  })

  it('rejects code of a feature in the foundation, and accepts its types', async () => {
    const faults = await faultsOf({
      'packages/mid/src/connect/rule.ts': `${rule}\nexport type Rule = number`,
      'packages/mid/src/store/createStore.ts': `import type { Rule } from '../connect/rule'\nimport { rule } from '../connect/rule'`,
    })
    expect(faults).toEqual([
      'packages/mid/src/store/createStore.ts:2: store is part of the foundation and may not import code of connect',
    ])
  })

  it('rejects a folder that the table doesn’t list', async () => {
    const faults = await faultsOf({ 'packages/mid/src/new/rule.ts': rule })
    expect(faults).toEqual(["packages/mid/src/new: scripts/check/layers.ts doesn't list it"])
  })
})

describe('cycles', () => {
  it('finds a cycle and prints its way', async () => {
    const faults = await faultsOf({
      'packages/low/src/a.ts': `import { b } from './b'`,
      'packages/low/src/b.ts': `import { c } from './sub'`,
      'packages/low/src/sub/index.ts': `import { a } from '../a'`,
    })
    expect(faults).toEqual([
      'cycle: packages/low/src/a.ts -> packages/low/src/b.ts -> packages/low/src/sub/index.ts -> packages/low/src/a.ts',
    ])
  })

  it.each([
    ['types', `import type { A } from './a'`],
    ['lazy imports', `export const a = () => import('./a')`],
    ['re-exports', `export { a } from './a'`],
  ])('counts %s', async (_, back) => {
    const faults = await faultsOf({
      'packages/low/src/a.ts': `import { b } from './b'`,
      'packages/low/src/b.ts': back,
    })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^cycle: /)
  })

  it('doesn’t treat two paths to one file as a cycle', async () => {
    const faults = await faultsOf({
      'packages/low/src/a.ts': `import { b } from './b'\nimport { c } from './c'`,
      'packages/low/src/b.ts': `import { c } from './c'`,
      'packages/low/src/c.ts': 'export const c = 1',
    })
    expect(faults).toEqual([])
  })
})

describe('views', () => {
  const view = 'packages/mid/src/views/connect/ConnectView.tsx'
  const part = 'packages/mid/src/views/parts/List.tsx'

  it('lets a view use its model, the look, parts, and types', async () => {
    const text = `import { Button } from '@x/look'\nimport { Row } from '../parts/Row'\nimport { useConnect } from './ConnectView.model'\nimport type { B } from '@x/low'`
    expect(await faultsOf({ [view]: text })).toEqual([])
  })

  it('lets a part use the look, other parts, and types', async () => {
    const text = `import { Button } from '@x/look'\nimport { Row } from './Row'\nimport type { B } from '@x/low'\nimport type { Wallet } from '../connect/Wallet'`
    expect(await faultsOf({ [part]: text })).toEqual([])
  })

  it.each([
    ['a package that is not made for views', `import { b } from '@x/low'`],
    ['a library, hooks included', `import { useState } from 'react'`],
    ['a model', `import { useConnect } from '../connect/ConnectView.model'`],
    ['a hook of the package', `import { useInstance } from '../../hooks/useInstance'`],
    ['a file beside the views', `import { errorText } from '../errorText'`],
    ['a view', `import { ConnectView } from '../connect/ConnectView'`],
    ['the type of a view', `import type { ConnectView } from '../connect/ConnectView'`],
    ['something lazily', `export const load = () => import('../errorText')`],
  ])('rejects a part that imports %s', async (_, text) => {
    const faults = await faultsOf({ [part]: text })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`${part}:1: a part `)
  })

  it.each([
    ['a package that is not made for views', `import { b } from '@x/low'`],
    ['a library', `import { useEffect } from 'react'`],
    ["another view's model", `import { useOther } from './OtherView.model'`],
    ['a file beside it', `import { row } from './row'`],
    ['a folder of parts that is not the one of the views', `import { row } from '../../parts/row'`],
    ['another view', `import { OtherView } from './OtherView'`],
    ['the type of another view', `import type { OtherView } from './OtherView'`],
    ['something lazily', `export const load = () => import('./row')`],
  ])('rejects a view that imports %s', async (_, text) => {
    expect(await faultsOf({ [view]: text })).toHaveLength(1)
  })

  it.each([
    `import { ConnectView } from './connect/ConnectView'`,
    `export const load = () => import('./connect/ConnectView')`,
  ])('lets only the registry know a view: %s', async (text) => {
    expect(await faultsOf({ 'packages/mid/src/views/registry.ts': text, [view]: '' })).toEqual([])
    expect(await faultsOf({ 'packages/mid/src/views/other.ts': text, [view]: '' })).toEqual([
      'packages/mid/src/views/other.ts:1: only views/registry.ts knows ./connect/ConnectView',
    ])
  })
})
