import type { Explanation } from '../Explanation'
import { showText } from '../showText'
import type { Say } from './createSay'
import type { Saying } from './Saying'

/** Longer than a line. */
const longest = 80

/**
 * Returns how to name an address: as an own account, by the address book, by a name from elsewhere, or as one that was
 * sent to before. A name that anyone else could choose never comes before the visitor's own.
 */
export function sayLabels(
  labels: Explanation['labels'],
  say: Say,
  nameOf: Saying['nameOf'],
): (address: string) => string | undefined {
  return (address) => {
    const label = labels?.find((one) => one.address === address)
    const name = label?.name && showText(label.name, longest)
    if (label?.source === 'own') return name ? say('known.own.named', { name }) : say('known.own')
    if (label?.source === 'book' && name) return name
    const other = nameOf?.(address)
    if (other) return showText(other, longest)
    if (label?.source !== 'recent') return undefined
    return name ? say('known.recent.named', { name }) : say('known.recent')
  }
}
