/** Reads bytes as text; undefined if they aren't one that anybody could read. Numbers are often valid text too. */
export function textIn(data: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data)
    return text === '' || /[^\P{Cc}\n\r\t]/u.test(text) ? undefined : text
  } catch {
    // Bytes that aren't text, such as a hash.
    return undefined
  }
}
