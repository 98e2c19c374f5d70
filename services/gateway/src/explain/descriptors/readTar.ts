import { descriptorsUnreadable } from './errors'

/** An entry of an archive. Read it before asking for the next one; what isn't read is skipped. */
export type TarEntry = {
  readonly name: string
  readonly kind: 'file' | 'folder' | 'link' | 'other'
  readonly size: number
  readonly read: () => Promise<Buffer>
}

const block = 512
/** Names are short; a longer header is an attack on memory. */
const mostHeaderBytes = 10_000
const mostEntries = 100_000

/** Reads a tar archive (ustar, pax and GNU names) as a stream, without writing anything. @throws descriptorsUnreadable */
export async function* readTar(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const { take, skip } = createReader(stream)
  let longName: string | undefined
  for (let count = 0; ; count += 1) {
    if (count > mostEntries) throw descriptorsUnreadable({ reason: `more than ${mostEntries} files` })
    const header = await take(block)
    // An archive ends with empty blocks.
    if (header.every((byte) => byte === 0)) return
    checkSum(header)
    const size = numberAt(header, 124, 12)
    const type = String.fromCharCode(header[156] ?? 0)
    const padded = Math.ceil(size / block) * block
    if (type === 'x' || type === 'L') {
      if (size > mostHeaderBytes) throw descriptorsUnreadable({ reason: 'the archive has a long header' })
      const text = (await take(padded)).subarray(0, size).toString('utf8')
      longName = type === 'L' ? text.replace(/\0.*$/s, '') : (pathIn(text) ?? longName)
      continue
    }
    let isRead = false
    const read = async () => {
      isRead = true
      return (await take(padded)).subarray(0, size)
    }
    yield { name: longName ?? nameOf(header), kind: kindOf(type), size, read }
    if (!isRead) await skip(padded)
    // Headers for the whole archive don't use up the name of the next entry.
    if (type !== 'g') longName = undefined
  }
}

function createReader(stream: AsyncIterable<Uint8Array>) {
  const source = stream[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array()
  /** Passes on the next bytes in parts. */
  async function* next(count: number): AsyncGenerator<Uint8Array> {
    for (let missing = count; missing > 0; ) {
      if (rest.length === 0) {
        const { value, done } = await source.next()
        if (done) throw descriptorsUnreadable({ reason: 'the archive ends too early' })
        rest = value
      }
      const part = rest.subarray(0, missing)
      rest = rest.subarray(part.length)
      missing -= part.length
      yield part
    }
  }
  return {
    async take(count: number): Promise<Buffer> {
      const parts: Uint8Array[] = []
      for await (const part of next(count)) parts.push(part)
      return Buffer.concat(parts)
    },
    async skip(count: number): Promise<void> {
      for await (const _ of next(count));
    },
  }
}

function checkSum(header: Buffer): void {
  // The sum counts its own field as spaces.
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (sum !== numberAt(header, 148, 8)) throw descriptorsUnreadable({ reason: 'not a tar archive' })
}

function numberAt(header: Buffer, at: number, length: number): number {
  const text = textAt(header, at, length).trim()
  if (!/^[0-7]{1,11}$/.test(text)) throw descriptorsUnreadable({ reason: 'not a tar archive' })
  return Number.parseInt(text, 8)
}

function textAt(header: Buffer, at: number, length: number): string {
  return header
    .subarray(at, at + length)
    .toString('utf8')
    .replace(/\0.*$/s, '')
}

function nameOf(header: Buffer): string {
  const isUstar = textAt(header, 257, 5) === 'ustar'
  const prefix = isUstar ? textAt(header, 345, 155) : ''
  const name = textAt(header, 0, 100)
  return prefix === '' ? name : `${prefix}/${name}`
}

/** Returns the path in a pax header: lines of `<length> <key>=<value>`. */
function pathIn(text: string): string | undefined {
  return /^\d+ path=(.*)$/m.exec(text)?.[1]
}

function kindOf(type: string): TarEntry['kind'] {
  if (type === '0' || type === '\0' || type === '7') return 'file'
  if (type === '5' || type === 'g') return 'folder'
  return type === '1' || type === '2' ? 'link' : 'other'
}
