import { numberAt } from './numberAt'

/** Extensions of Token-2022 that matter for a transfer, by their number on the chain. */
export const extensions = {
  transferFee: 1,
  memoRequired: 8,
  nonTransferable: 9,
  transferHook: 14,
  metadata: 19,
  pausable: 26,
} as const

/** Extensions follow the longest part without any, and a byte that says whether it is a mint or an account. */
const start = 166

/** The extensions of a mint or a token account, by number. */
export function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  let at = start
  while (at + 4 <= data.length) {
    const kind = Number(numberAt(data, at, 2))
    const end = at + 4 + Number(numberAt(data, at + 2, 2))
    // The rest is empty.
    if (kind === 0 || end > data.length) break
    found.set(kind, data.slice(at + 4, end))
    at = end
  }
  return found
}
