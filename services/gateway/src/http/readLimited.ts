/** A stream as a whole, or nothing where it is longer than `mostBytes`; no more of it is read then. */
export async function readLimited(
  stream: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
