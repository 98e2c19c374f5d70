import type { Line, Token } from '../Explanation'
import { showText } from '../showText'
import type { TokenFacts } from './descriptor/Lookups'
import { type Answers, numberIn, read, textIn } from './simulation/reads'

/** More places than any token has. */
const mostDecimals = 77n

/** What a contract says of itself; undefined if it isn't a fungible token. */
export function tokenFacts(facts: Answers, address: string): TokenFacts | undefined {
  const decimals = numberIn(facts(read.decimals(address)))
  const symbol = textIn(facts(read.symbol(address)))
  if (decimals === undefined || decimals > mostDecimals || symbol === undefined) return undefined
  return { symbol: showText(symbol, 24), decimals: Number(decimals) }
}

/** Writes symbols and decimals into lines. */
export function nameTokens(
  lines: readonly Line[],
  facts: Answers,
  tokenOf: (address: string) => TokenFacts | undefined,
): readonly Line[] {
  const named = (token: Token): Token => {
    if (token.kind === 'native') return token
    if (token.kind === 'fungible') return { ...token, ...tokenOf(token.address) }
    const symbol = textIn(facts(read.symbol(token.address)))
    return symbol === undefined ? token : { ...token, symbol: showText(symbol, 24) }
  }
  return lines.map((line) => ('token' in line ? { ...line, token: named(line.token) } : line))
}
