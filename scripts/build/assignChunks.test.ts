import { describe, expect, it } from 'vitest'
import { assignChunks, doubleDoors, missingRoots } from './assignChunks'
import type { ChunkPlan } from './chunkPlan'

const plan: ChunkPlan = {
  early: [{ name: 'core', roots: ['core/create'] }],
  steps: [
    { name: 'modal', roots: ['react/Shell', 'core/open'] },
    { name: 'account', roots: ['react/Account'] },
  ],
  later: [
    { name: 'views', roots: ['react/views/*'] },
    { name: 'pairing', roots: ['pairing/open'] },
    { name: 'pairing-sign-in', roots: ['pairing/oneClick'], after: ['pairing'] },
  ],
}

const imports: { readonly [name: string]: readonly string[] } = {
  'latchkey/index': ['core/create', 'core/listWallets', 'core/explorerUrl'],
  'core/create': ['core/store'],
  'core/store': [],
  'core/listWallets': ['core/order'],
  'core/order': [],
  'core/explorerUrl': [],
  'react/Shell': ['ui/Button', 'core/listWallets'],
  'core/open': ['core/store', 'core/nav'],
  'core/nav': [],
  'ui/Button': [],
  'react/Account': ['ui/Button', 'ui/Avatar', 'core/nav'],
  'ui/Avatar': [],
  'react/views/Networks': ['ui/Search', 'ui/Avatar', 'ui/Code'],
  'ui/Search': [],
  'pairing/open': ['pairing/seal', 'ui/Code'],
  'pairing/seal': [],
  'ui/Code': [],
  'pairing/oneClick': ['pairing/seal', 'pairing/recap'],
  'pairing/recap': [],
}
const modules = new Map(
  Object.entries(imports).map(([name, list]) => [
    name,
    { imports: list, later: name === 'core/create' ? ['core/open'] : [] },
  ]),
)
const cutting = { modules, entries: ['latchkey/index'], plan }
const chunks = assignChunks(cutting)

describe('assignChunks', () => {
  it('puts a module into the first file that needs it', () => {
    expect(chunks.get('core/store')).toBe('core')
    expect(chunks.get('ui/Button')).toBe('modal')
    expect(chunks.get('core/nav')).toBe('modal')
    expect(chunks.get('ui/Avatar')).toBe('account')
    expect(chunks.get('ui/Search')).toBe('views')
  })

  it('keeps exports that not every page needs in their own files', () => {
    for (const name of ['core/listWallets', 'core/order', 'core/explorerUrl'])
      expect(chunks.get(name)).toBe(name)
    expect(chunks.has('latchkey/index')).toBe(false)
  })

  it('leaves to the bundler what several later parts need, unless one builds on the other', () => {
    expect(chunks.has('ui/Code')).toBe(false)
    expect(chunks.get('pairing/seal')).toBe('pairing')
    expect(chunks.get('pairing/recap')).toBe('pairing-sign-in')
  })

  it('reports roots that are gone from the source', () => {
    expect(missingRoots(modules, plan)).toEqual([])
    const gone = { ...plan, later: [{ name: 'x', roots: ['core/gone', 'core/gone/*', 'core/nav'] }] }
    expect(missingRoots(modules, gone)).toEqual(['core/gone', 'core/gone/*'])
  })

  it('reports what is both exported and loaded later', () => {
    expect(doubleDoors(cutting)).toEqual([])
    expect(doubleDoors({ ...cutting, entries: ['latchkey/index', 'core/open'] })).toEqual(['core/open'])
  })
})
