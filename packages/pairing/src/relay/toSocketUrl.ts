/** The address of a socket: what the site wrote, and who asks; a query that it has already is kept. */
export function toSocketUrl(relayUrl: string, projectId: string, token: string): string {
  const url = new URL(relayUrl)
  url.searchParams.set('auth', token)
  url.searchParams.set('projectId', projectId)
  // Relays count by this; it says nothing of the visitor's device.
  url.searchParams.set('ua', 'wc-2/js-latchkey/browser')
  // A browser does not see the status of a refused upgrade, but it sees a close frame.
  url.searchParams.set('useOnCloseEvent', 'true')
  return url.href
}
