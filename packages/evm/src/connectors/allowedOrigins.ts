import { wrongOption } from '@latchkey/protocol'

/**
 * The origins that a site allows, as browsers write them: `true` means the usual ones. Without this, a slash too many
 * would keep the app around from ever being found, and `*` would address any page. @throws invalidOption
 */
export function allowedOrigins(
  given: boolean | readonly string[] | undefined,
  usual: readonly string[],
): readonly string[] {
  return typeof given === 'object' ? given.map(toOrigin) : given ? usual : []
}

function toOrigin(text: string): string {
  const url = parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw wrongOption('adapters.apps', 'origins such as https://app.safe.global', text)
  return url.origin
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    // The caller says what is wrong with it.
    return null
  }
}
