/** One level of an unknown error: its numeric code, its code word and its text, as far as it has them. */
export type ErrorPart = { readonly code?: number; readonly word?: string; readonly text?: string }

/** Where wallets put the error they wrap: MetaMask in `data.originalError`, ethers in `info.error`. */
const wrappers = ['data', 'originalError', 'cause', 'error', 'info']

/** Deeper than any wallet wraps; also ends the walk through an error that contains itself. */
const maxParts = 12

function numberOf(code: unknown): number | undefined {
  if (typeof code === 'number') return code
  return typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? Number(code) : undefined
}

function partOf(value: Readonly<Record<string, unknown>>): ErrorPart {
  const { code, message } = value
  const number = numberOf(code)
  return {
    ...(number === undefined ? {} : { code: number }),
    ...(typeof code === 'string' ? { word: code } : {}),
    ...(typeof message === 'string' ? { text: message } : {}),
  }
}

/** Lists an unknown error and everything it wraps, outermost first. Never throws. */
export function errorParts(thrown: unknown): readonly ErrorPart[] {
  const parts: ErrorPart[] = []
  const queue: unknown[] = [thrown]
  try {
    while (queue.length > 0 && parts.length < maxParts) {
      const value = queue.shift()
      if (typeof value === 'string') parts.push({ text: value })
      if (typeof value !== 'object' || value === null) continue
      const fields = value as Readonly<Record<string, unknown>>
      parts.push(partOf(fields))
      queue.push(...wrappers.map((name) => fields[name]))
    }
  } catch {
    // A getter of the error threw; keep what was read so far.
  }
  return parts
}
