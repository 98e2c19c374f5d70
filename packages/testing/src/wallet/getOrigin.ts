/** The origin whose permission is kept: the page's own where none is given. */
export function getOrigin(given: string | undefined): string {
  return given ?? globalThis.location?.origin ?? 'https://dapp.test'
}
