/** What a foreign error says of itself on one level: its number if it has one, its word for it, its text. */
export type ErrorPart = { readonly code?: number; readonly word?: string; readonly text?: string }

/** Wallets wrap the error of what they are built on: MetaMask in `data.originalError`, ethers in `info.error`. */
const wrappers = ['data', 'originalError', 'cause', 'error', 'info']

/** No wallet wraps deeper; it also ends an error that contains itself. */
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

/** A thrown thing and everything it wraps, the outermost first; whatever it is, this does not throw. */
export function partsOf(thrown: unknown): readonly ErrorPart[] {
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
    // A getter of the thrown object threw in turn: what was read so far has to do.
  }
  return parts
}
