import { type Hex, numberToHex } from 'viem'
import type { PoolRoute } from './PoolRoute'

/** Writes a route as the quoter and the router read it: tokens with the fees between them, backwards for `out`. */
export function encodePath({ hops }: PoolRoute, side: 'in' | 'out'): Hex {
  const parts = hops.flatMap(({ fee, to }) => [numberToHex(fee, { size: 3 }), to])
  const [{ from } = { from: '0x' as const }] = hops
  const forward = [from, ...parts]
  const ordered = side === 'in' ? forward : forward.reverse()
  return `0x${ordered.map((part) => part.slice(2)).join('')}`
}
