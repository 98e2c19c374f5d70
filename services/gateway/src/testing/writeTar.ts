/** An entry of an archive for tests, hostile ones too. */
export type TarInput = {
  readonly name: string
  readonly content?: string | Buffer
  /** The type flag: 0 for a file, 1 and 2 for links, x and L for headers with a long name. */
  readonly type?: string
  readonly link?: string
}

const block = 512

/** Writes a tar archive as other programs do, without any check. */
export function writeTar(entries: readonly TarInput[]): Buffer {
  const parts = entries.flatMap(({ name, content = '', type = '0', link = '' }) => {
    const body = Buffer.from(content)
    const header = Buffer.alloc(block)
    header.write(name.slice(0, 100), 0)
    header.write('0000644\0', 100)
    header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write(' '.repeat(8), 148)
    header.write(type, 156)
    header.write(link, 157)
    header.write('ustar\x0000', 257)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, body, Buffer.alloc((block - (body.length % block)) % block)]
  })
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}
