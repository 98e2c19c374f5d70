const unitsPerEm = 1000
const advance = unitsPerEm
const [ascent, descent] = [900, -250]

/**
 * Makes a font in which every character is the same block, one em wide. Each engine chooses and measures real fonts in its
 * own way; with this one, boxes that differ differ because of the styles. It covers all scripts, so no engine falls back.
 */
export function createBlockFont(): Buffer {
  return assemble(createTables())
}

function createTables(): Readonly<Record<string, Buffer>> {
  const block = { width: 450, height: 700 }
  const glyph = numbers(
    [1, 2],
    [[0, 0, block.width, block.height, 3, 0], 2],
    [[1, 1, 1, 1], 1],
    [[0, block.width, 0, -block.width], 2],
    [[0, 0, block.height, 0], 2],
  )
  return {
    'OS/2': numbers(
      [[4, advance, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0], 2],
      [Array(10).fill(0), 1],
      [[0, 0, 0, 0, 0], 4],
      [[0x40, 0x20, 0xffff, ascent, descent, 0, ascent, -descent], 2],
      [[1, 0], 4],
      [[500, block.height, 0, 0x20, 0], 2],
    ),
    cmap: createCharacterMap(),
    glyf: glyph,
    head: numbers(
      [[0x10000, 0x10000, 0, 0x5f0f3cf5], 4],
      [[3, unitsPerEm], 2],
      [[0, 0, 0, 0], 4],
      [[0, 0, block.width, block.height, 0, 8, 2, 1, 0], 2],
    ),
    hhea: numbers(
      [0x10000, 4],
      [[ascent, descent, 0, advance, 0, advance - block.width, block.width, 1, 0, 0, 0, 0, 0, 0, 0, 1], 2],
    ),
    hmtx: numbers([[advance, 0, 0], 2]),
    loca: numbers([[0, 0, glyph.length], 4]),
    maxp: numbers([0x10000, 4], [[2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], 2]),
    name: numbers([[0, 0, 6], 2]),
    post: numbers([0x30000, 4], [0, 4], [[-100, 50], 2], [[1, 0, 0, 0, 0], 4]),
  }
}

/** Maps all characters to the one block. */
function createCharacterMap(): Buffer {
  return numbers([[0, 1, 3, 10], 2], [12, 4], [[13, 0], 2], [[28, 0, 1, 0x20, 0x10fffd, 1], 4])
}

/** Writes lists of numbers, each of the same count of bytes. */
function numbers(...lists: readonly (readonly [value: number | readonly number[], bytes: number])[]): Buffer {
  return Buffer.concat(
    lists.map(([value, bytes]) => {
      const values = [value].flat()
      const buffer = Buffer.alloc(values.length * bytes)
      for (const [index, number] of values.entries())
        buffer.writeUIntBE(number < 0 ? number + 256 ** bytes : number, index * bytes, bytes)
      return buffer
    }),
  )
}

/** Puts tables into a file, each at a multiple of four bytes. Nobody checks their sums. */
function assemble(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables)
  const records: Buffer[] = []
  const bodies: Buffer[] = []
  let offset = 12 + entries.length * 16
  for (const [tag, body] of entries) {
    records.push(Buffer.from(tag), numbers([[0, offset, body.length], 4]))
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    bodies.push(padded)
    offset += padded.length
  }
  const shift = Math.floor(Math.log2(entries.length))
  const range = 16 * 2 ** shift
  const header = numbers([0x10000, 4], [[entries.length, range, shift, entries.length * 16 - range], 2])
  return Buffer.concat([header, ...records, ...bodies])
}
