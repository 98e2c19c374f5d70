import { noPage } from '../errors'

/** The page that the wallet runs in. @throws noPage */
export function getPage(): EventTarget {
  // Node has the class EventTarget, but its global object is none.
  if (typeof globalThis.dispatchEvent !== 'function') throw noPage()
  return globalThis
}
