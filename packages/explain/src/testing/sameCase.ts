import type { Explanation } from '../Explanation'

/** Returns an explanation with all addresses in small letters. */
export function sameCase(explanation: Explanation): Explanation {
  return JSON.parse(
    JSON.stringify(explanation, (_, value) => (typeof value === 'bigint' ? `${value}n` : value)).replace(
      /0x[0-9a-fA-F]{40}/g,
      (address) => address.toLowerCase(),
    ),
    (_, value) => (typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value),
  )
}
