import { paymentLinkInvalid } from '@latchkey/protocol'

/** More than any real link has. */
const mostFields = 30

/** Reads the part after the question mark. A field that is written twice could mean either, so it is refused. @throws paymentLinkInvalid */
export function readQuery(query: string, repeatable: readonly string[] = []): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  const parts = query === '' ? [] : query.split('&')
  if (parts.length > mostFields) throw paymentLinkInvalid({ reason: 'too many fields' })
  for (const part of parts) {
    const at = part.indexOf('=')
    const name = decode(at < 0 ? part : part.slice(0, at))
    if (fields.has(name) && !repeatable.includes(name))
      throw paymentLinkInvalid({ reason: `${name.slice(0, 40)} is given twice` })
    // In these links a plus sign is a plus sign, not a space.
    fields.set(name, at < 0 ? '' : decode(part.slice(at + 1)))
  }
  return fields
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw paymentLinkInvalid({ reason: 'a wrong percent sign' }, { cause })
  }
}
