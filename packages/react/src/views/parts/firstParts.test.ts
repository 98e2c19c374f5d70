import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ViewBody } from './ViewBody'

it('are the parts that the first view takes, no more and no fewer, and come with every view', () => {
  const view = readFileSync(join(import.meta.dirname, '../connect/ConnectView.tsx'), 'utf8')
  const taken = [...view.matchAll(/from '\.\.\/parts\/(\w+)'/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'ViewBody')
  expect(taken.length).toBeGreaterThan(0)
  expect(ViewBody.alongside.map(({ name }) => name)).toEqual(taken)
})
