import { cookieName, type Latchkey, toCookieValue } from '@latchkey/core'

/** A visitor who stays away longer sees the connect button for a moment when they come back. */
const lifeSeconds = 30 * 24 * 60 * 60

/**
 * Keeps the cookie that tells the server what the buttons show. An earlier one stays while its connection is being
 * restored; then the wallets decide, and without a connection it goes. Returns how to stop.
 */
export function keepCookie({ options, logger, store }: Latchkey): () => void {
  const isSecure = location.protocol === 'https:'
  const plain = cookieName(options.id)
  const own = cookieName(options.id, isSecure)
  let last: string | undefined
  const keep = () => {
    const state = store.getState()
    if (state.connect.restoring.length > 0) return
    const value = toCookieValue(state)
    if (value === last) return
    last = value
    try {
      // An earlier version kept this one.
      if (isSecure) write(plain, '', 0)
      // One of a sibling subdomain can't be removed, but ours is read first. Without a connection, it's empty.
      const isForged = document.cookie.split('; ').some((part) => isSecure && part.startsWith(`${plain}=`))
      write(own, value, value || isForged ? lifeSeconds : 0)
    } catch (cause) {
      // A sandboxed frame has no cookies.
      logger.info('Could not write the cookie', cause)
    }
  }
  keep()
  return store.subscribe(keep)
}

/** @throws a DOMException in a sandboxed frame */
function write(name: string, value: string, seconds: number): void {
  const attributes = [
    'Path=/',
    // Not `Strict`: a visitor who follows a link from another site is connected, too.
    'SameSite=Lax',
    `Max-Age=${seconds}`,
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ]
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari got the Cookie Store API only lately.
  document.cookie = [`${name}=${value}`, ...attributes].join('; ')
}
