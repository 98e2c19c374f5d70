/** Returns the content of a data URI, or nothing if it is invalid. */
export function parseDataUri(address: string): string | undefined {
  const [, kind, content] = /^data:([^,]{0,200}),([\s\S]*)$/i.exec(address) ?? []
  if (kind === undefined || content === undefined) return undefined
  if (/;base64$/i.test(kind)) return Buffer.from(content, 'base64').toString()
  try {
    return decodeURIComponent(content)
  } catch {
    // Contracts often write JSON there without escaping it.
    return content
  }
}
