import type { Address } from '@solana/addresses'
import { token2022Program, tokenProgram } from '../transaction/instructions/programs'
import type { ChainAccount } from './ChainAccount'
import { numberAt } from './numberAt'
import { readExtensions } from './readExtensions'

/** What the chain stores about a token. */
export type Mint = {
  readonly program: Address
  readonly decimals: number
  readonly extensions: ReadonlyMap<number, Uint8Array>
}

const mintLength = 82
const tokenAccountLength = 165
const decimalsAt = 44
const initializedAt = 45

/** The program of a token or a token account; undefined for any other account. */
function tokenProgramOf({ owner }: ChainAccount): Address | undefined {
  return [tokenProgram, token2022Program].find((program) => program === owner)
}

/** With extensions, a byte after the longest part without any says what it is. */
function isExtendedAs(kind: number, data: Uint8Array): boolean {
  return data.length > tokenAccountLength && numberAt(data, tokenAccountLength, 1) === BigInt(kind)
}

/** Reads a token; null if the account is anything else. */
export function readMint(account: ChainAccount | null | undefined): Mint | null {
  const program = account && tokenProgramOf(account)
  if (!program) return null
  const { data } = account
  const isMint = data.length === mintLength || isExtendedAs(1, data)
  if (!isMint || data[initializedAt] !== 1) return null
  return { program, decimals: data[decimalsAt] ?? 0, extensions: readExtensions(data) }
}

/** Whether an account holds tokens. */
export function isTokenAccount(account: ChainAccount): boolean {
  const { data } = account
  const isLong = data.length === tokenAccountLength || isExtendedAs(2, data)
  return tokenProgramOf(account) !== undefined && isLong
}
