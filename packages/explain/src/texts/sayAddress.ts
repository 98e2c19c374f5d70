import { formatAddress } from '@latchkey/protocol'
import { showText } from '../showText'
import type { SaidAddress } from './SaidExplanation'
import type { Saying } from './Saying'

/** Prepares an address for reading. */
export function sayAddress(address: string, { nameOf }: Pick<Saying, 'nameOf'> = {}): SaidAddress {
  const shown = showText(address, 200)
  return {
    address: shown,
    short: formatAddress(shown),
    groups: shown.match(/^0x|.{1,4}/g) ?? [],
    name: nameOf?.(address),
  }
}
