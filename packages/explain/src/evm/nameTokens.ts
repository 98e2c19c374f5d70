import type { Line, Token } from '../Explanation'
import { mostDecimals } from '../mostDecimals'
import { showSymbol } from '../showSymbol'
import type { TokenFacts } from '../TokenFacts'
import { type Answers, numberIn, read, textIn } from './simulation/reads'

function symbolOf(facts: Answers, address: string): string | undefined {
  return showSymbol(textIn(facts(read.symbol(address)))) || undefined
}

/** What a contract says of itself; undefined if it isn't a fungible token, or if it pretends to be the coin. */
export function tokenFacts(facts: Answers, address: string, coin?: TokenFacts): TokenFacts | undefined {
  const decimals = numberIn(facts(read.decimals(address)))
  const symbol = symbolOf(facts, address)
  if (decimals === undefined || decimals > mostDecimals || symbol === undefined) return undefined
  if (symbol.toUpperCase() === coin?.symbol.toUpperCase()) return undefined
  return { symbol, decimals: Number(decimals) }
}

/** Writes symbols and decimals into lines. */
export function nameTokens(
  lines: readonly Line[],
  facts: Answers,
  factsOf: (address: string) => TokenFacts | undefined,
): readonly Line[] {
  const named = (token: Token): Token => {
    if (token.kind === 'native') return token
    if (token.kind === 'fungible') return { ...token, ...factsOf(token.address) }
    return { ...token, symbol: symbolOf(facts, token.address) }
  }
  return lines.map((line) => ('token' in line ? { ...line, token: named(line.token) } : line))
}
