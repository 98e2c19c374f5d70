import { formatAddress } from '@latchkey/protocol'

/** Longest name that is shown whole. */
const maxNameLength = 20

/** [FMT-1] What an account is called: its name if it has one, else its address in short. */
export function accountName(address: string, profileName?: string | null): string {
  if (!profileName) return formatAddress(address)
  // By characters as they are written: half of an emoji is no letter.
  const letters = [...profileName]
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join('')}…` : profileName
}
