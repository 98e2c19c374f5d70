import { textRefusals } from './textRefusals'

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Honest bodies have about ten levels. Far deeper ones exhaust the stack of whoever writes them as JSON again. */
const deepest = 64
/** A thousand calls with fifty values each. Small values take many times their bytes in memory. */
const mostValues = 50_000

/**
 * Rejects a body that nests too deeply or holds too many values, before it is parsed; returns about how many it holds.
 * Looks at bytes only, in one pass without recursion, and leaves it to the parser whether the rest is valid.
 * @throws invalidBody
 */
export function checkJsonShape(bytes: Uint8Array): number {
  let depth = 0
  let values = 0
  let isQuoted = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (isQuoted) {
      if (byte === backslash) at += 1
      else if (byte === quote) isQuoted = false
    } else if (byte === quote) isQuoted = true
    else if (byte === openArray || byte === openObject) {
      depth += 1
      values += 1
      if (depth > deepest) throw textRefusals.invalidBody({ reason: `more than ${deepest} levels` })
    } else if (byte === closeArray || byte === closeObject) depth -= 1
    else if (byte === comma) values += 1
    if (values > mostValues) throw textRefusals.invalidBody({ reason: `more than ${mostValues} values` })
  }
  return values
}
