/** Parses the JSON of a request; null if it is longer than any valid one. @throws SyntaxError */
export async function readBody(
  request: Request,
  longest = 100_000,
): Promise<{ readonly json: unknown } | null> {
  const parts: Uint8Array[] = []
  let length = 0
  // Next.js doesn't limit the body of a route handler, and the stated length may be wrong.
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > longest) return null
    parts.push(part)
  }
  return { json: JSON.parse(Buffer.concat(parts).toString()) }
}
