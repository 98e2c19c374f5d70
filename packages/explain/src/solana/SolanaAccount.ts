import { fieldsOf } from '@latchkey/protocol'
import { base58, base64 } from '@scure/base'
import { readInteger } from '../readInteger'

/** An account as the chain stores it. */
export type SolanaAccount = {
  readonly lamports: bigint
  /** The program that it belongs to. */
  readonly owner: string
  readonly data: Uint8Array
}

/** Accounts by address. One that doesn't exist is missing. */
export type Accounts = ReadonlyMap<string, SolanaAccount>

/** A token account of either token program. */
export type TokenAccount = {
  readonly mint: string
  /** The wallet that it belongs to. */
  readonly holder: string
  readonly amount: bigint
  /** Who may take from it, and how much. */
  readonly delegate: string | undefined
  readonly delegated: bigint
  /** Who may close it besides its holder. */
  readonly closer: string | undefined
}

const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const tokenAccountLength = 165
const mintLength = 82

/** Whether a program keeps tokens. */
export function isTokenProgram(program: string): boolean {
  return tokenPrograms.includes(program)
}

/** Reads accounts from a node's answer, in the order they were asked for. Undefined if it isn't one. */
export function readAccounts(addresses: readonly string[], given: unknown): Accounts | undefined {
  if (!Array.isArray(given) || given.length !== addresses.length) return undefined
  const pairs = given.map(
    (one, index) => [addresses[index] ?? '', one === null ? null : readAccount(one)] as const,
  )
  if (pairs.some(([, one]) => one === undefined)) return undefined
  return new Map(
    pairs.flatMap(([address, one]) => (one && one.lamports > 0n ? [[address, one] as const] : [])),
  )
}

function readAccount(given: unknown): SolanaAccount | undefined {
  const { lamports, owner, data } = fieldsOf(given)
  const amount = readInteger(lamports)
  const text: unknown = Array.isArray(data) ? data[0] : undefined
  if (amount === undefined || typeof owner !== 'string' || typeof text !== 'string') return undefined
  try {
    return { lamports: amount, owner, data: base64.decode(text) }
  } catch {
    // Nodes answer in base64 if they're asked to. Anything else isn't an answer.
    return undefined
  }
}

/** Reads a token account; undefined if the account is anything else. */
export function readTokenAccount(account: SolanaAccount | undefined): TokenAccount | undefined {
  if (!account || !isTokenProgram(account.owner)) return undefined
  const { data } = account
  // With extensions, a byte after the shortest form says what it is.
  const isAccount =
    data.length === tokenAccountLength || (data.length > tokenAccountLength && data[tokenAccountLength] === 2)
  if (!isAccount) return undefined
  return {
    mint: keyAt(data, 0),
    holder: keyAt(data, 32),
    amount: numberAt(data, 64),
    delegate: optionalKeyAt(data, 72),
    delegated: numberAt(data, 121),
    closer: optionalKeyAt(data, 129),
  }
}

/** What a token says of itself. */
export type Mint = { readonly decimals: number; readonly supply: bigint; readonly isExtended: boolean }

/** Reads a token; undefined if the account isn't a mint. */
export function readMint(account: SolanaAccount | undefined): Mint | undefined {
  if (!account || !isTokenProgram(account.owner)) return undefined
  const { data } = account
  const isExtended = data.length > tokenAccountLength && data[tokenAccountLength] === 1
  if (data.length !== mintLength && !isExtended) return undefined
  return { decimals: data[44] ?? 0, supply: numberAt(data, 36), isExtended }
}

/** The address at a position. */
export function keyAt(data: Uint8Array, at: number): string {
  return base58.encode(data.slice(at, at + 32))
}

/** The number of 64 bits at a position; 0 past the end. */
export function numberAt(data: Uint8Array, at: number): bigint {
  return data.length < at + 8 ? 0n : new DataView(data.buffer, data.byteOffset).getBigUint64(at, true)
}

/** The address at a position, if the four bytes before it say that there is one. */
function optionalKeyAt(data: Uint8Array, at: number): string | undefined {
  return data[at] === 1 ? keyAt(data, at + 4) : undefined
}
