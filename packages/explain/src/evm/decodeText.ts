/** Reads hexadecimal digits as UTF-8. What isn't valid becomes a replacement character. */
export function decodeText(digits: string): string {
  const bytes = new Uint8Array(digits.length / 2)
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16)
  return new TextDecoder().decode(bytes)
}
