/** What can leave the page: bytes become lists of numbers, large numbers become texts, functions are left out. */
export function toPlain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Uint8Array) return [...part]
    return typeof part === 'bigint' ? String(part) : part
  })
  return text === undefined ? undefined : JSON.parse(text)
}
