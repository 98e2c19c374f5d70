import { formatAddress } from '@latchkey/protocol'

/** The longest name shown in full. */
const maxNameLength = 20

/** [FMT-1] Returns an account's name, or its shortened address. */
export function accountName(address: string, profileName?: string | null): string {
  if (!profileName) return formatAddress(address)
  // Cut by grapheme: half an emoji isn't a letter.
  const letters = [...profileName]
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join('')}…` : profileName
}
