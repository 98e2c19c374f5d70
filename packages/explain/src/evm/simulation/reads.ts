import type { Line, Token } from '../../Explanation'
import { decodeText } from '../decodeText'
import { readWords } from '../readings/readWords'

/** Where Permit2 is, on every network. */
export const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** A question to a contract: its address and the calldata. Without calldata it asks for the length of the code. */
export type Read = { readonly to: string; readonly data: string }

/** Answers by question. A contract that failed gave none. */
export type Answers = (read: Read) => string | undefined

/** Collects answers. Empty ones count as none, and so does what isn't bytes. */
export function createAnswers(pairs: readonly (readonly [Read, string])[]): Answers {
  const answers = new Map(pairs.map(([one, answer]) => [keyOf(one), answer]))
  return (one) => {
    const answer = answers.get(keyOf(one)) ?? ''
    return /^0x[0-9a-f]+$/i.test(answer) ? answer : undefined
  }
}

/** A question as a key of a map. */
export function keyOf({ to, data }: Read): string {
  return to + data
}

/** Writes the arguments of a call: addresses and numbers, 32 bytes each. */
export function encodeCall(selector: string, ...values: readonly (string | bigint)[]): string {
  return `0x${selector}${values.map((value) => BigInt(value).toString(16).padStart(64, '0')).join('')}`
}

/** A question without arguments, or with the account and another address or number. */
const question =
  (selector: string) =>
  (to: string, ...values: readonly (string | bigint)[]): Read => ({
    to: to.toLowerCase(),
    data: encodeCall(selector, ...values),
  })

/** Questions by name; the contract comes first. */
export const read = {
  code: (to: string): Read => ({ to: to.toLowerCase(), data: '0x' }),
  balance: question('70a08231'),
  itemBalance: question('00fdd58e'),
  itemOwner: question('6352211e'),
  allowance: question('dd62ed3e'),
  permit2Allowance: (token: string, account: string, spender: string): Read =>
    question('927da105')(permit2, account, token, spender),
  symbol: question('95d89b41'),
  decimals: question('313ce567'),
  supply: question('18160ddd'),
  isItems: (to: string): Read => ({ to: to.toLowerCase(), data: `0x01ffc9a780ac58cd${'0'.repeat(56)}` }),
}

/** The number in an answer; undefined if there is none. */
export function numberIn(answer: string | undefined): bigint | undefined {
  return answer !== undefined && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : undefined
}

/** The length of a contract's code; undefined if nobody asked. */
export function codeSize(answers: Answers, address: string): bigint | undefined {
  return numberIn(answers(read.code(address)))
}

/** Whether a contract says that it's a collection of items (ERC-721). */
export function isItems(answers: Answers, address: string): boolean {
  return numberIn(answers(read.isItems(address))) === 1n
}

/** The text in an answer; old tokens give 32 bytes instead. */
export function textIn(answer = '0x'): string {
  const digits = answer.slice(2)
  const text = digits.length === 64 ? digits.replace(/(00)+$/, '') : readWords(digits).struct(0).bytes()
  return decodeText(text.slice(0, 256))
}

/** Lists what must be known to show a token and what an account has of it. */
export function readsOfToken(token: Token, account: string): readonly Read[] {
  if (token.kind === 'native') return []
  const { address } = token
  const symbol = read.symbol(address)
  if (token.kind === 'collection') return [symbol]
  return token.kind === 'item'
    ? [symbol, read.itemOwner(address, token.id), read.itemBalance(address, account, token.id)]
    : [symbol, read.decimals(address), read.supply(address), read.balance(address, account)]
}

/** Lists what must be known to check a line. */
export function readsOf(line: Line, account: string): readonly Read[] {
  const reads = 'token' in line ? [...readsOfToken(line.token, account)] : []
  if ('to' in line && line.to !== undefined) reads.push(read.code(line.to))
  if (line.kind === 'send' && line.to !== undefined) reads.push(read.decimals(line.to))
  if (line.kind === 'change') reads.push(read.code(line.at))
  if ('spender' in line) reads.push(read.code(line.spender))
  if ('spender' in line && line.token.kind === 'fungible') {
    const { address } = line.token
    reads.push(
      read.allowance(address, account, line.spender),
      read.permit2Allowance(address, account, line.spender),
    )
  }
  return reads
}
