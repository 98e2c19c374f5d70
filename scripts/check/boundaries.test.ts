import { describe, expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { boundaries } from './boundaries'

const workspace = {
  'package.json': { workspaces: ['packages/*', 'services/*'] },
  'packages/low/package.json': { name: '@x/low', latchkey: { layer: 0 } },
  'packages/look/package.json': { name: '@x/look', latchkey: { layer: 0, inViews: true } },
  'packages/mid/package.json': { name: '@x/mid', latchkey: { layer: 1 } },
  'packages/peer/package.json': { name: '@x/peer', latchkey: { layer: 1 } },
}

const tool = '{"name":"@x/tool","private":true,"latchkey":{"layer":9}}'

async function faultsOf(files: Record<string, string>): Promise<readonly string[]> {
  const { faults } = await boundaries.run(await temporaryTree({ ...workspace, ...files }))
  return faults
}

describe('direction', () => {
  it('lets an import go down', async () => {
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
    ['to what tests share', 'packages/mid/src/a.ts', `import { b } from './b.test.fixture'`],
  ])('refuses an import that goes %s', async (_, path, text) => {
    const faults = await faultsOf({ [path]: text })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`${path}:1`)
  })

  it('says the line, both packages and both layers', async () => {
    const faults = await faultsOf({ 'packages/low/src/a.ts': `// why\nimport { b } from '@x/mid'` })
    expect(faults).toEqual(['packages/low/src/a.ts:2: @x/low (layer 0) may not import @x/mid (layer 1)'])
  })

  it('lets a test, and what tests share, use the packages above it', async () => {
    expect(await faultsOf({ 'packages/low/src/a.test.ts': `import { b } from '@x/mid'` })).toEqual([])
    expect(await faultsOf({ 'packages/low/src/a.test.fixture.ts': `import { b } from '@x/mid'` })).toEqual([])
  })

  it('lets a private package, and no other, use the scripts of the repository', async () => {
    const text = `import { find } from '../../../scripts/find'`
    expect(await faultsOf({ 'services/tool/package.json': tool, 'services/tool/src/a.ts': text })).toEqual([])
    expect(await faultsOf({ 'packages/low/src/a.ts': text })).toHaveLength(1)
  })

  it('wants a layer in every package', async () => {
    const faults = await faultsOf({ 'services/new/package.json': '{"name":"@x/new"}' })
    expect(faults).toEqual(['services/new/package.json: "latchkey.layer" is missing'])
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

  it('does not take two ways to one file for a cycle', async () => {
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
  ])('refuses a part that imports %s', async (_, text) => {
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
  ])('refuses a view that imports %s', async (_, text) => {
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

  it('lets the views of one folder come as one script, and those of no other', async () => {
    const text = "export { ConnectView } from './ConnectView'"
    expect(await faultsOf({ 'packages/mid/src/views/connect/connectViews.ts': text, [view]: '' })).toEqual([])
    const other = "export { ConnectView } from '../connect/ConnectView'"
    expect(await faultsOf({ 'packages/mid/src/views/send/sendViews.ts': other, [view]: '' })).toEqual([
      'packages/mid/src/views/send/sendViews.ts:1: only views/registry.ts knows ../connect/ConnectView',
    ])
  })
})
