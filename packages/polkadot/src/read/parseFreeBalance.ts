import { malformedAnswer } from '@latchkey/protocol'

/** Four 4-byte counters, then the free balance in 16 bytes, little-endian, then reserved, frozen and flags. */
const accountInfo = /^0x[\da-f]{32}([\da-f]{32})[\da-f]{96}$/i

/** Parses the free balance in an account's storage; zero for an unknown account. @throws malformedAnswer */
export function parseFreeBalance(answer: unknown): bigint {
  if (answer === null) return 0n
  const free = typeof answer === 'string' ? accountInfo.exec(answer)?.[1] : undefined
  if (!free) throw malformedAnswer({ what: 'System.Account' })
  return BigInt(`0x${free.match(/../g)?.reverse().join('')}`)
}
