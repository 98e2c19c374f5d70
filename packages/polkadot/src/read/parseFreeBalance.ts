import { malformedAnswer } from '@latchkey/protocol'

/** Four counters of 4 bytes, then the free balance in 16 bytes, little end first; what follows is reserved, frozen and flags. */
const accountInfo = /^0x[\da-f]{32}([\da-f]{32})[\da-f]{96}$/i

/** The free balance in an account's storage; an account that the chain does not know has none. @throws malformedAnswer */
export function parseFreeBalance(answer: unknown): bigint {
  if (answer === null) return 0n
  const free = typeof answer === 'string' ? accountInfo.exec(answer)?.[1] : undefined
  if (!free) throw malformedAnswer({ what: 'System.Account' })
  return BigInt(`0x${free.match(/../g)?.reverse().join('')}`)
}
