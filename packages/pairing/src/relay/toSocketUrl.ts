/** Builds the socket URL from the site's URL and the client's identity. Keeps an existing query. */
export function toSocketUrl(relayUrl: string, projectId: string, token: string): string {
  const url = new URL(relayUrl)
  url.searchParams.set('auth', token)
  url.searchParams.set('projectId', projectId)
  // For the relay's statistics; reveals nothing about the device.
  url.searchParams.set('ua', 'wc-2/js-latchkey/browser')
  // A browser can't see the status of a rejected upgrade, but it sees a close frame.
  url.searchParams.set('useOnCloseEvent', 'true')
  return url.href
}
