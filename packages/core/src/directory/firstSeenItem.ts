import { defineItem } from '@latchkey/protocol'

/** When wallets were first found, in milliseconds, by connector id. */
export type FirstSeen = { readonly [connectorId: string]: number }

/** More wallets than a visitor has; what a script announces beyond them isn't remembered. */
const limit = 100
const longestId = 200

/** Keeps the order of wallets the same from one visit to the next. */
export const firstSeenItem = /* @__PURE__ */ defineItem<FirstSeen>({
  key: 'wallets_first_seen',
  as: {
    decode(text) {
      const json: unknown = JSON.parse(text)
      if (typeof json !== 'object' || json === null) return undefined
      const entries = Object.entries(json).filter(
        (entry): entry is [string, number] => Number.isFinite(entry[1]) && entry[0] !== '__proto__',
      )
      return Object.fromEntries(entries.slice(0, limit))
    },
    encode(seen) {
      const entries = Object.entries(seen).filter(([id]) => id.length <= longestId)
      return JSON.stringify(Object.fromEntries(entries.slice(0, limit)))
    },
  },
  initial: {},
})
