import { fromBaseUnits } from '@latchkey/protocol'
import type { Token } from '../Explanation'
import type { Say } from './createSay'
import { formatExact } from './formatExact'
import type { Saying } from './Saying'

/** What a token is called: the coin's symbol, or what its contract calls itself. */
export function sayToken(token: Token, say: Say, { coin }: Saying): string {
  if (token.kind === 'native') return coin.symbol
  const name = token.symbol ?? say('token.unknown')
  return token.kind === 'item' ? `${name} #${token.id}` : name
}

/** An amount with every digit it has. Without decimals nobody knows where the point is, so it's in units. */
export function sayAmount(token: Token, amount: bigint, say: Say, saying: Saying): string {
  const { locale, coin } = saying
  const name = sayToken(token, say, saying)
  if (token.kind === 'collection') return say('amount.all', { token: name })
  if (token.kind === 'item') return amount === 1n ? name : `${formatExact(locale, `${amount}`)} × ${name}`
  const decimals = token.kind === 'native' ? coin.decimals : token.decimals
  if (decimals === undefined) return say('amount.units', { amount: formatExact(locale, `${amount}`) })
  return `${formatExact(locale, fromBaseUnits(amount, decimals))} ${name}`
}
