import { wrongOption } from '@latchkey/protocol'

const expected = 'true or a list of origins such as https://app.safe.global'

/**
 * The origins that a site allows, as browsers write them: `true` means the usual ones. Without this, a slash too many
 * would keep the app around from ever being found, and `*` would address any page. Plain JavaScript may pass anything,
 * and a single origin must not become the usual ones. `option` is the name to tell. @throws invalidOption
 */
export function allowedOrigins(given: unknown, usual: readonly string[], option: string): readonly string[] {
  if (given === undefined || given === false) return []
  if (given === true) return usual
  if (!Array.isArray(given)) throw wrongOption(option, expected, given)
  return given.map((one) => toOrigin(one, option))
}

function toOrigin(given: unknown, option: string): string {
  const url = parse(given)
  if (!url || !/^https?:$/.test(url.protocol)) throw wrongOption(option, expected, given)
  return url.origin
}

function parse(given: unknown): URL | null {
  if (typeof given !== 'string') return null
  try {
    return new URL(given)
  } catch {
    // The caller says what is wrong with it.
    return null
  }
}
