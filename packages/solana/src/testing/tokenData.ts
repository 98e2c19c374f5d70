import { base58 } from '@scure/base'
import { writeData } from '../transaction/instructions/writeData'

/** An extension of Token-2022: its number, and what it says. */
export type Extension = readonly [kind: number, data: readonly number[]]

const largest = 2n ** 64n - 1n
const nobody = new Uint8Array(36)

function extend(plain: readonly number[], kind: number, extensions: readonly Extension[]): Uint8Array {
  if (extensions.length === 0) return Uint8Array.from(plain)
  const rest = extensions.flatMap(([number, data]) => [
    ...writeData([BigInt(number), 2], [BigInt(data.length), 2]),
    ...data,
  ])
  return Uint8Array.from([...plain, ...new Uint8Array(165 - plain.length), kind, ...rest])
}

/** A token with 6 decimals, as its program stores it. */
export function mintData(supply: bigint, extensions: readonly Extension[] = []): Uint8Array {
  return extend([...nobody, ...writeData([supply, 8], [6n, 1], [1n, 1]), ...nobody], 1, extensions)
}

type Held = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly isFrozen?: boolean
  readonly extensions?: readonly Extension[]
}

/** A token account, as its program stores it. */
export function tokenData({ mint, owner, amount, isFrozen = false, extensions = [] }: Held): Uint8Array {
  const plain = [
    ...base58.decode(mint),
    ...base58.decode(owner),
    ...writeData([amount, 8]),
    ...nobody,
    ...writeData([isFrozen ? 2n : 1n, 1]),
    ...new Uint8Array(12 + 8),
    ...nobody,
  ]
  return extend(plain, 2, extensions)
}

type Fee = { readonly share: bigint; readonly most?: bigint; readonly from?: bigint }

/** The fee of a token: what it is now, and what it is from an epoch on. */
export function feeExtension(now: Fee, later: Fee = now): Extension {
  const fee = ({ share, most = largest, from = 0n }: Fee) => [...writeData([from, 8], [most, 8], [share, 2])]
  return [1, [...new Uint8Array(72), ...fee(now), ...fee(later)]]
}

/** What an account of a token with a fee has for it. */
export const feeAccountExtension: Extension = [2, [...new Uint8Array(8)]]

/** A program that runs at every transfer of a token. */
export const hookExtension = (program: string): Extension => [
  14,
  [...new Uint8Array(32), ...base58.decode(program)],
]

/** Name and symbol inside a token. */
export function metadataExtension(name: string, symbol: string): Extension {
  return [19, [...new Uint8Array(64), ...textsData(name, symbol), ...writeData([0n, 4], [0n, 4])]]
}

/** Texts, each with its length before it. */
export function textsData(...texts: readonly string[]): readonly number[] {
  return texts.flatMap((text) => {
    const bytes = new TextEncoder().encode(text)
    return [...writeData([BigInt(bytes.length), 4]), ...bytes]
  })
}
