import { expect, it } from 'vitest'
import { gridTarget } from './gridTarget'

const grid = { at: 5, count: 10, columns: 4, isRtl: false }

it('follows the arrows, mirrored in right-to-left text', () => {
  expect(gridTarget('ArrowRight', grid)).toBe(6)
  expect(gridTarget('ArrowLeft', grid)).toBe(4)
  expect(gridTarget('ArrowRight', { ...grid, isRtl: true })).toBe(4)
  expect(gridTarget('ArrowUp', grid)).toBe(1)
  expect(gridTarget('ArrowDown', grid)).toBe(9)
  expect(gridTarget('ArrowDown', { ...grid, at: 7 })).toBe(9)
})

it('stays within the grid, and leaves it above the first row', () => {
  expect(gridTarget('ArrowLeft', { ...grid, at: 0 })).toBe(0)
  expect(gridTarget('ArrowRight', { ...grid, at: 9 })).toBe(9)
  expect(gridTarget('ArrowUp', { ...grid, at: 3 })).toBe('above')
  expect(gridTarget('PageUp', grid)).toBe(0)
  expect(gridTarget('PageDown', grid)).toBe(9)
  expect(gridTarget('Home', grid)).toBe(0)
  expect(gridTarget('End', grid)).toBe(9)
})

it('ignores every other key', () => {
  for (const key of ['Tab', 'Enter', 'a', ' ', 'constructor']) expect(gridTarget(key, grid)).toBe(null)
})
