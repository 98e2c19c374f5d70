import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitJsonArray } from './splitJsonArray'

it('splits any JSON array into unchanged items', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (items) => {
      expect(splitJsonArray(JSON.stringify(items))).toEqual(items.map((item) => JSON.stringify(item)))
      expect(splitJsonArray(JSON.stringify(items, null, 2)).map((text) => JSON.parse(text))).toEqual(
        items.map((item) => JSON.parse(JSON.stringify(item))),
      )
    }),
  )
})

it("keeps numbers that JavaScript can't hold, and treats anything else as one item", () => {
  expect(splitJsonArray('[{"v":18446744073709551615},{"v":"[,]\\\\\\"]"}]')).toEqual([
    '{"v":18446744073709551615}',
    '{"v":"[,]\\\\\\"]"}',
  ])
  expect(splitJsonArray(' {"a":[1,2]} ')).toEqual(['{"a":[1,2]}'])
})
