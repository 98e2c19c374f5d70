import type { Metadata } from './message/readMetadata'

const longestName = 40

/**
 * Reads the name and icon of a paired wallet for display. The wallet wrote them itself: invisible and direction
 * characters are removed, a long name is cut, and an icon must be a data URI or https.
 */
export function readPeer({ name, icons }: Metadata): {
  readonly name?: string
  readonly imageUrl?: string
} {
  const shown = [...name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestName).join('').trim()
  const imageUrl = icons.find((icon) => /^(https:\/\/|data:image\/)\S+$/i.test(icon))
  return { ...(shown ? { name: shown } : {}), ...(imageUrl ? { imageUrl } : {}) }
}
