import type { Line, Token } from '../../Explanation'
import { readWords } from '../readings/readWords'

/** Where Permit2 is, on every network. */
export const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** A question to a contract: its address and the calldata. Without calldata it asks for the length of the code. */
export type Read = { readonly to: string; readonly data: string }

/** Answers by question. A contract that failed gave none. */
export type Answers = (read: Read) => string | undefined

/** Writes the arguments of a call: addresses and numbers, 32 bytes each. */
export function encodeCall(selector: string, ...values: readonly (string | bigint)[]): string {
  const words = values.map((value) => BigInt(value).toString(16).padStart(64, '0'))
  return `0x${selector}${words.join('')}`
}

const to =
  (address: string) =>
  (selector: string, ...values: readonly (string | bigint)[]) => ({
    to: address.toLowerCase(),
    data: encodeCall(selector, ...values),
  })

/** Questions by name. */
export const read = {
  code: (address: string): Read => ({ to: address.toLowerCase(), data: '0x' }),
  balance: (token: string, account: string): Read => to(token)('70a08231', account),
  itemBalance: (token: string, account: string, id: bigint): Read => to(token)('00fdd58e', account, id),
  itemOwner: (token: string, id: bigint): Read => to(token)('6352211e', id),
  allowance: (token: string, account: string, spender: string): Read =>
    to(token)('dd62ed3e', account, spender),
  permit2Allowance: (token: string, account: string, spender: string): Read =>
    to(permit2)('927da105', account, token, spender),
  isAllowedAll: (token: string, account: string, spender: string): Read =>
    to(token)('e985e9c5', account, spender),
  symbol: (token: string): Read => to(token)('95d89b41'),
  decimals: (token: string): Read => to(token)('313ce567'),
  supply: (token: string): Read => to(token)('18160ddd'),
  isItems: (token: string): Read => ({
    to: token.toLowerCase(),
    data: `0x01ffc9a780ac58cd${'0'.repeat(56)}`,
  }),
}

/** The number in an answer; undefined if there is none. */
export function numberIn(answer: string | undefined): bigint | undefined {
  return answer !== undefined && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : undefined
}

/** Whether a contract says that it's a collection of items (ERC-721). */
export function isItems(answers: Answers, address: string): boolean {
  return numberIn(answers(read.isItems(address))) === 1n
}

/** The text in an answer; old tokens give 32 bytes instead. */
export function textIn(answer: string | undefined): string | undefined {
  if (answer === undefined || answer.length < 66) return undefined
  const digits = answer.slice(2)
  if (digits.length === 64) return decodeText(digits.replace(/(00)+$/, ''))
  const text = readWords(digits).struct(0)
  return decodeText(text.bytes().slice(0, 256))
}

/** Reads hexadecimal digits as text. */
export function decodeText(digits: string): string | undefined {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(bytes) || undefined
}

/** Lists what must be known to show a token and what an account has of it. */
export function readsOfToken(token: Token, account: string): readonly Read[] {
  if (token.kind === 'native') return []
  const { address } = token
  const symbol = read.symbol(address)
  if (token.kind === 'collection') return [symbol]
  if (token.kind === 'item')
    return [symbol, read.itemOwner(address, token.id), read.itemBalance(address, account, token.id)]
  return [symbol, read.decimals(address), read.supply(address), read.balance(address, account)]
}

/** Lists what must be known to check a line. */
export function readsOf(line: Line, account: string): readonly Read[] {
  const reads = 'token' in line ? [...readsOfToken(line.token, account)] : []
  const address = 'token' in line && line.token.kind !== 'native' ? line.token.address : ''
  if (line.kind === 'send' && line.to !== undefined) reads.push(read.code(line.to), read.decimals(line.to))
  if (line.kind === 'change') reads.push(read.code(line.at))
  if (line.kind === 'change' && line.to !== undefined) reads.push(read.code(line.to))
  if (line.kind === 'unknown' && line.to !== undefined) reads.push(read.code(line.to))
  if ('spender' in line) {
    reads.push(read.code(line.spender))
    if (line.token.kind === 'fungible')
      reads.push(
        read.allowance(address, account, line.spender),
        read.permit2Allowance(address, account, line.spender),
      )
    if (line.token.kind === 'collection') reads.push(read.isAllowedAll(address, account, line.spender))
  }
  return reads
}

/** A question as a key of a map. */
export function keyOf({ to: address, data }: Read): string {
  return `${address}:${data}`
}
