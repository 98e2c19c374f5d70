import { malformedAnswer } from '@latchkey/protocol'

const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * [ONR-1] Checks where a window is sent: to a page over https, or on this machine. A gateway that was taken over can't
 * run code in the page. @throws malformedAnswer
 */
export function vendorUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPage = url?.protocol === 'https:' || (url?.protocol === 'http:' && ownHosts.includes(url.hostname))
  if (!url || !isPage || url.username || url.password)
    throw malformedAnswer({ what: 'postOnrampSession.url' })
  return url.href
}
