import type { Connector } from '@latchkey/core'
import { isEip1193Provider } from '../wallet/isEip1193Provider'

/** An icon is part of the announcement, so 64 KB of it is plenty. */
const maxIconLength = 65_536

/** Control signs and those that turn the direction of reading can make one name look like another. */
const deceptive = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

/** A text of a foreign object, cleaned of signs that deceive; null when it is none or of the wrong length. */
function textOf(value: unknown, limit: number): string | null {
  const text = typeof value === 'string' ? value.replace(deceptive, '').trim() : ''
  return text !== '' && text.length <= limit ? text : null
}

/** EIP-6963 wants a data URI; any other address would send the visitor's browser to a stranger's host. */
function isIcon(icon: unknown): icon is string {
  return typeof icon === 'string' && icon.length <= maxIconLength && icon.startsWith('data:image/')
}

/**
 * [EVM-1] The wallet behind an announcement, or null when it is not fit to be shown. Each field is read once.
 * Written out and not by a schema, because this is on the way to the first view.
 */
export function parseAnnouncement(event: unknown): Connector | null {
  try {
    const { info, provider } = fieldsOf(fieldsOf(event)['detail'])
    const { uuid, name, icon, rdns } = fieldsOf(info)
    const safeName = textOf(name, 64)
    const isNamed = typeof rdns === 'string' && rdns.length <= 253 && /^[\w-]+(\.[\w-]+)+$/.test(rdns)
    if (!safeName || !isNamed || !isEip1193Provider(provider)) return null
    if (typeof uuid !== 'string' || uuid === '' || uuid.length > 128) return null
    return {
      id: rdns,
      name: safeName,
      type: 'ANNOUNCED',
      chain: 'eip155',
      ...(isIcon(icon) ? { imageUrl: icon } : {}),
      info: { rdns, uuid },
      provider,
    }
  } catch {
    // The page or the wallet made an object that can't be looked at: it counts as malformed.
    return null
  }
}
