import { defineItem } from '@latchkey/protocol'

/** More apps than show one site. */
const limit = 20

/** The apps around the page that the visitor disconnected: families and connector ids, as in `LiveKey`. */
export const leftAroundItem = /* @__PURE__ */ defineItem<readonly string[]>({
  key: 'left_around',
  as: {
    decode(text) {
      const json: unknown = JSON.parse(text)
      return Array.isArray(json) ? json.filter((key) => typeof key === 'string').slice(0, limit) : undefined
    },
    encode: (keys) => JSON.stringify(keys.slice(0, limit)),
  },
  initial: [],
})
