/** The parts of an origin; in a pattern, `*` stands for labels or the port. */
export type OriginParts = { readonly scheme: string; readonly host: string; readonly port: string }

const form =
  /^([a-z][a-z0-9+.-]*):\/\/(\[[0-9a-f:.]+\]|[a-z0-9*](?:[a-z0-9._*-]*[a-z0-9])?)(?::(\d{1,5}|\*))?$/

/** Splits an origin as browsers write it, ignoring case; nothing if it is invalid, such as `null`. */
export function parseOrigin(origin: string): OriginParts | undefined {
  if (origin.length > 300) return undefined
  const [, scheme, host, port = ''] = form.exec(origin.toLowerCase()) ?? []
  return scheme && host ? { scheme, host, port } : undefined
}
