import { isAddress, type SwapToken } from '@latchkey/protocol'
import {
  array,
  integer,
  looseObject,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  parse,
  pipe,
  safeParse,
  string,
} from 'valibot'
import { tokenId } from '../../account/Token'
import { cleanText } from '../../activity/cleanText'

const list = looseObject({ tokens: array(looseObject({})) })
const entry = looseObject({
  chainId: pipe(number(), integer(), minValue(1)),
  address: pipe(string(), maxLength(100)),
  name: pipe(string(), maxLength(200)),
  symbol: pipe(string(), maxLength(60)),
  decimals: pipe(number(), integer(), minValue(0), maxValue(255)),
  logoURI: optional(pipe(string(), maxLength(2_000))),
})

/** Reads a token list of EVM networks, by CAIP-2 id. Entries that aren't tokens are left out. @throws ValiError */
export function readTokenList(content: unknown): ReadonlyMap<string, readonly SwapToken[]> {
  const byChain = new Map<string, SwapToken[]>()
  for (const one of parse(list, content).tokens) {
    const parsed = safeParse(entry, one)
    if (!parsed.success || !isAddress('eip155', parsed.output.address)) continue
    const { chainId, address, decimals, logoURI } = parsed.output
    const id = `eip155:${chainId}`
    const [name, symbol] = [cleanText(parsed.output.name, 100), cleanText(parsed.output.symbol, 30)]
    if (!name || !symbol) continue
    const tokens = byChain.get(id) ?? []
    byChain.set(id, tokens)
    tokens.push({
      name,
      symbol,
      address: tokenId(id, address),
      decimals,
      logoUri: logoURI !== undefined && isPicture(logoURI) ? logoURI : null,
      eip2612: null,
    })
  }
  return byChain
}

/** Pages put it into an image. */
function isPicture(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
