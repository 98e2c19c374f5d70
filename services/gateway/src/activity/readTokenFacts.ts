import type { ChainReader } from './ChainReader'
import { cleanText } from './cleanText'

/** What a contract says about itself. */
export type TokenFacts = {
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
}

const longestBytes = 2_000

/** Asks a token what it is; the facts are short and clean, whatever it answers. @throws chainDown, callRefused */
export async function readTokenFacts(
  reader: ChainReader,
  token: string,
  signal: AbortSignal,
): Promise<TokenFacts> {
  const [name, symbol, decimals] = await Promise.all(
    ['0x06fdde03', '0x95d89b41', '0x313ce567'].map((selector) => reader.call(token, selector, signal)),
  )
  return { name: readText(name, 100), symbol: readText(symbol, 30), decimals: readSmallNumber(decimals) }
}

/** A `string`, or the `bytes32` of the oldest tokens. */
function readText(answer: string | undefined, most: number): string | null {
  const bytes = Buffer.from((answer ?? '0x').slice(2, 2 + 2 * longestBytes), 'hex')
  if (bytes.length < 32) return null
  if (bytes.length === 32) return cleanText(bytes.toString('utf8').replace(/\0+$/, ''), most)
  const start = smallNumberAt(bytes, 0)
  if (start === null || start + 32 > bytes.length) return null
  const length = smallNumberAt(bytes, start)
  if (length === null) return null
  return cleanText(bytes.subarray(start + 32, start + 32 + length).toString('utf8'), most)
}

function readSmallNumber(answer: string | undefined): number | null {
  const bytes = Buffer.from((answer ?? '0x').slice(2, 66), 'hex')
  const number = bytes.length === 32 ? smallNumberAt(bytes, 0) : null
  return number !== null && number <= 255 ? number : null
}

function smallNumberAt(bytes: Buffer, at: number): number | null {
  if (at + 32 > bytes.length || bytes.subarray(at, at + 28).some((byte) => byte !== 0)) return null
  return bytes.readUInt32BE(at + 28)
}
