/** Deeper than any of its answers; a hostile one could be so deep that nothing more fits on the stack. */
const deepest = 20

/** Writes the names of all fields like `payment_total`: Coinbase's answers have had both spellings. */
export function snakeKeys(value: unknown, depth = 0): unknown {
  if (depth > deepest) return undefined
  if (Array.isArray(value)) return value.map((inner) => snakeKeys(inner, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeKeys(inner, depth + 1),
    ]),
  )
}
