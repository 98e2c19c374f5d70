import { noPage } from '../errors'

/** Returns the page that the wallet runs in. @throws noPage */
export function getPage(): EventTarget {
  // Node has the class EventTarget, but its global object isn't one.
  if (typeof globalThis.dispatchEvent !== 'function') throw noPage()
  return globalThis
}

/** The origin of the permission; the page's own by default. */
export function getOrigin(given: string | undefined): string {
  return given ?? globalThis.location?.origin ?? 'https://dapp.test'
}
