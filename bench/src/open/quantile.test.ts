import { expect, it } from 'vitest'
import { quantile } from './quantile'

it.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 2, 3], 0.5, 2.5],
  [[10, 20], 0.9, 19],
  [[7], 0.9, 7],
])('interpolates %j at %d to %d', (values, part, expected) => {
  expect(quantile(values, part)).toBeCloseTo(expected)
})

it('returns NaN without values', () => {
  expect(quantile([], 0.5)).toBeNaN()
})
