/** Registry names are shorter than this. */
const maxBytes = 255

/** The text in a contract's answer (an ABI-encoded `string`); null if it is missing or malformed. */
export function readText(answer: unknown): string | null {
  const match = typeof answer === 'string' ? /^0x0{62}20([\da-f]{64})([\da-f]*)$/i.exec(answer) : null
  const length = Number(`0x${match?.[1] ?? 0}`)
  const digits = match?.[2]?.slice(0, length * 2) ?? ''
  if (length === 0 || length > maxBytes || digits.length !== length * 2) return null
  const bytes = Uint8Array.from({ length }, (_, index) =>
    Number(`0x${digits.slice(index * 2, index * 2 + 2)}`),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so the name can't be shown.
    return null
  }
}
