/** The JSON of a request; null where it is longer than anything that is meant for us. @throws SyntaxError */
export async function readBody(
  request: Request,
  longest = 100_000,
): Promise<{ readonly json: unknown } | null> {
  const parts: Uint8Array[] = []
  let length = 0
  // Next.js sets no limit to the body of a route handler, and what a request says of its length may be wrong.
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > longest) return null
    parts.push(part)
  }
  return { json: JSON.parse(Buffer.concat(parts).toString()) }
}
