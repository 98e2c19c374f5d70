import { invalidRequest } from '../errors/http'
import type { PathParams } from './defineCall'

/** A call's path with its parameters in place, each kept within its own segment. @throws invalidRequest */
export function fillPath<const Path extends string>(path: Path, params: PathParams<Path>): string {
  const given: Readonly<Record<string, string | number>> = params
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = Object.hasOwn(given, name) ? `${given[name]}` : ''
    // A URL parser takes dot segments away even when they are escaped, which would leave the path of the contract.
    if (text === '' || text === '.' || text === '..')
      throw invalidRequest({ reason: `path parameter ${name}` })
    return encodeURIComponent(text)
  })
}
