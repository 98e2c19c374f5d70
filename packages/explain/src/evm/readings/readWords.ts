/** Reads the arguments of a call, 32 bytes at a time. What lies past the end is zero, as contracts read it. */
export type Words = {
  /** How many whole words there are. */
  readonly count: number
  readonly uint: (index: number) => bigint
  /** The lower 20 bytes: some contracts ignore the rest. */
  readonly address: (index: number) => string
  /** The digits of bytes that begin with their length; nothing if they aren't complete. */
  readonly bytes: () => string
  /** The words of a dynamic struct whose offset is at `index`. */
  readonly struct: (index: number) => Words
  /** The words of a dynamic list whose offset is at `index`; `size` words each. Empty if it isn't complete. */
  readonly list: (index: number, size?: number) => readonly Words[]
}

/** More entries than anyone reads. */
const longestList = 100

/** Opens the hexadecimal digits of arguments, without a selector. */
export function readWords(digits: string): Words {
  const word = (index: number) => digits.slice(index * 64, index * 64 + 64).padEnd(64, '0')
  const uint = (index: number) => BigInt(`0x${word(index)}`)
  /** What follows the offset at `index`; nothing if the offset is past the end. */
  const from = (index: number) => {
    const start = uint(index) * 2n
    return start < digits.length ? digits.slice(Number(start)) : ''
  }
  return {
    count: Math.floor(digits.length / 64),
    uint,
    address: (index) => `0x${word(index).slice(24)}`,
    bytes() {
      const size = uint(0) * 2n
      return size + 64n <= digits.length ? digits.slice(64, 64 + Number(size)) : ''
    },
    struct: (index) => readWords(from(index)),
    list(index, size = 1) {
      const inner = from(index)
      if (inner.length < 64) return []
      const length = BigInt(`0x${inner.slice(0, 64)}`)
      if (length > longestList || 64n * (1n + length * BigInt(size)) > inner.length) return []
      return [...Array(Number(length)).keys()].map((one) =>
        readWords(inner.slice(64 * (1 + one * size), 64 * (1 + (one + 1) * size))),
      )
    },
  }
}
