import { describe, expect, it } from 'vitest'
import { isAlike } from './isAlike'

describe('isAlike', () => {
  const shared = { deep: { deeper: {} } }
  it.each([
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    ['a', 'b', false],
    [null, {}, false],
    [undefined, null, false],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [{ list: [1] }, { list: [1] }, true],
    [{ list: [{ a: 1 }] }, { list: [{ a: 1 }] }, false],
    [{ list: [shared] }, { list: [shared] }, true],
  ])('%o and %o: %s', (a, b, expected) => {
    expect([isAlike(a, b), isAlike(b, a)]).toEqual([expected, expected])
  })
})
