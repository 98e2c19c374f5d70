import { invalidRequest } from '../errors/http'
import type { PathParams } from './defineCall'

/** Fills the parameters into a call's path, each within its own segment. @throws invalidRequest */
export function fillPath<const Path extends string>(path: Path, params: PathParams<Path>): string {
  const given: Readonly<Record<string, string | number>> = params
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = Object.hasOwn(given, name) ? `${given[name]}` : ''
    // URL parsers remove dot segments even when escaped, which would leave the contract's path.
    if (text === '' || text === '.' || text === '..')
      throw invalidRequest({ reason: `path parameter ${name}` })
    return encodeURIComponent(text)
  })
}
