import type { Connector } from '@latchkey/core'
import { isEip1193Provider } from '../wallet/isEip1193Provider'

/** An icon is part of the announcement; 64 KB is plenty. */
const maxIconLength = 65_536

/** Control, direction and invisible characters (Default_Ignorable) can make one name look like another. */
const deceptive = /[\p{Cc}\p{DI}\u2800]/gu

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

/** A wallet's text without deceptive characters; null if it isn't text or has the wrong length. */
function textOf(value: unknown, limit: number): string | null {
  const text = typeof value === 'string' ? value.replace(deceptive, '').trim() : ''
  return text !== '' && text.length <= limit ? text : null
}

/** EIP-6963 requires a data URI; any other URL would send the visitor's browser to an unknown host. */
function isIcon(icon: unknown): icon is string {
  return typeof icon === 'string' && icon.length <= maxIconLength && icon.startsWith('data:image/')
}

/**
 * [EVM-1] The wallet behind an announcement, or null if it can't be shown. Each field is read once.
 * Checked by hand, because a schema library has no place before the first view.
 */
export function parseAnnouncement(event: unknown): Connector | null {
  try {
    const { info, provider } = fieldsOf(fieldsOf(event)['detail'])
    const { uuid, name, icon, rdns } = fieldsOf(info)
    const safeName = textOf(name, 64)
    const isNamed = typeof rdns === 'string' && rdns.length <= 253 && /^[\w-]+(\.[\w-]+)*$/.test(rdns)
    if (!safeName || !isNamed || !isEip1193Provider(provider)) return null
    if (typeof uuid !== 'string' || uuid === '' || uuid.length > 128) return null
    // Test wallets and small ones often have a name without a domain. Nobody owns such a name, and ids of ours look like it.
    const hasDomain = rdns.includes('.')
    return {
      id: hasDomain ? rdns : `unverified:${rdns}`,
      name: safeName,
      type: 'ANNOUNCED',
      chain: 'eip155',
      ...(isIcon(icon) ? { imageUrl: icon } : {}),
      ...(hasDomain ? { info: { rdns, uuid } } : { isUnverified: true, info: { uuid } }),
      provider,
    }
  } catch {
    // Reading the object throws, so it is malformed.
    return null
  }
}
