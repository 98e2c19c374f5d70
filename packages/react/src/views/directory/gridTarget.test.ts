import { expect, it } from 'vitest'
import { gridTarget } from './gridTarget'

const grid = { at: 5, count: 10, columns: 4, isRtl: false }

it('follows the arrows within the grid, and mirrored where writing is', () => {
  expect(gridTarget('ArrowRight', grid)).toBe(6)
  expect(gridTarget('ArrowLeft', grid)).toBe(4)
  expect(gridTarget('ArrowRight', { ...grid, isRtl: true })).toBe(4)
  expect(gridTarget('ArrowUp', grid)).toBe(1)
  expect(gridTarget('ArrowDown', grid)).toBe(9)
  expect(gridTarget('ArrowDown', { ...grid, at: 7 })).toBe(9)
})

it('stays within its ends, and leads above from the first row', () => {
  expect(gridTarget('ArrowLeft', { ...grid, at: 0 })).toBe(0)
  expect(gridTarget('ArrowRight', { ...grid, at: 9 })).toBe(9)
  expect(gridTarget('ArrowUp', { ...grid, at: 3 })).toBe('above')
  expect(gridTarget('PageUp', grid)).toBe(0)
  expect(gridTarget('PageDown', grid)).toBe(9)
  expect(gridTarget('Home', grid)).toBe(0)
  expect(gridTarget('End', grid)).toBe(9)
})

it('leaves every other key alone', () => {
  for (const key of ['Tab', 'Enter', 'a', ' ', 'constructor']) expect(gridTarget(key, grid)).toBe(null)
})
