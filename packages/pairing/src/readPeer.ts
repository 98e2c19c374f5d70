import type { Metadata } from './message/Metadata'

const longestName = 40

/**
 * What is shown of a wallet that holds a session. It wrote this itself: signs that are not seen or turn the text around
 * go, a name that is too long is cut, and a picture is one that came along or is asked for by https.
 */
export function readPeer({ name, icons }: Metadata): {
  readonly name?: string
  readonly imageUrl?: string
} {
  const shown = [...name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestName).join('').trim()
  const imageUrl = icons.find((icon) => /^(https:\/\/|data:image\/)\S+$/i.test(icon))
  return { ...(shown ? { name: shown } : {}), ...(imageUrl ? { imageUrl } : {}) }
}
