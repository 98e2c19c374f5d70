/** Reads bytes one part after the other, in Bitcoin's encoding. */
export type Reader = {
  /** The next bytes; none if there aren't so many, and from then on. */
  readonly take: (count: number) => Uint8Array
  readonly uint32: () => number
  readonly uint64: () => bigint
  /** A length in one, three or five bytes. Longer and wasteful forms aren't valid. */
  readonly size: () => number
  readonly position: () => number
  /** Whether everything up to now was there. */
  readonly isWhole: () => boolean
  /** Whether everything was there, and nothing is left. */
  readonly isDone: () => boolean
}

/** Reads bytes from their beginning. Never throws: it says in the end whether all of them made sense. */
export function createReader(bytes: Uint8Array): Reader {
  let at = 0
  let isWhole = true
  const take = (count: number): Uint8Array => {
    isWhole &&= at + count <= bytes.length
    if (!isWhole) return new Uint8Array()
    at += count
    return bytes.subarray(at - count, at)
  }
  const number = (length: number): bigint =>
    take(length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const size = (): number => {
    const first = take(1)[0] ?? 0
    if (first < 0xfd) return first
    const length = first === 0xfd ? 2 : 4
    const value = Number(number(length))
    isWhole &&= first < 0xff && value >= (length === 2 ? 0xfd : 0x1_0000)
    return isWhole ? value : 0
  }
  return {
    take,
    uint32: () => Number(number(4)),
    uint64: () => number(8),
    size,
    position: () => at,
    isWhole: () => isWhole,
    isDone: () => isWhole && at === bytes.length,
  }
}
