import { noPage } from '../errors'

/** The page that the wallet runs in. @throws noPage */
export function getPage(): EventTarget {
  // Node has the class EventTarget, but its global object is none.
  if (typeof globalThis.dispatchEvent !== 'function') throw noPage()
  return globalThis
}

/** The origin whose permission is kept: the page's own where none is given. */
export function getOrigin(given: string | undefined): string {
  return given ?? globalThis.location?.origin ?? 'https://dapp.test'
}
