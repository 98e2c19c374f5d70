import type { Latchkey } from '@latchkey/core'
import { docsLink } from '@latchkey/protocol'
import { imageOrigins } from '../../views/imageOrigins'

/** Returns what the page's content policy keeps from the modal, or null if the page wanted something else. */
export function blockedByPolicy(latchkey: Latchkey, event: SecurityPolicyViolationEvent): string | null {
  const { blockedURI, effectiveDirective } = event
  const { embedded, gateway, networks, pairing } = latchkey.options
  if (!URL.canParse(blockedURI)) return null
  const { origin, protocol } = new URL(blockedURI)
  const services = [gateway ?? '', ...networks.flatMap(({ rpcUrls }) => rpcUrls.default.http)]
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin)
  const isOurs =
    services.includes(origin) ||
    imageOrigins(latchkey, latchkey.getState()).includes(origin) ||
    (embedded !== null && effectiveDirective === 'frame-src') ||
    (pairing !== null && protocol === 'wss:')
  if (!isOurs) return null
  return `Your content policy blocks ${origin}. Add it to ${effectiveDirective}. See ${docsLink('csp', 'content-policy-and-privacy')}`
}
