import type { TransferHandle } from '@latchkey/core'
import { parseQuantity } from '../read/parseQuantity'

/**
 * Compares a transaction of the account with the one that was sent: wallets cancel by sending nothing to oneself, and
 * speed up by sending the same for a higher fee. @throws malformedAnswer
 */
export function compareSent(
  other: Readonly<Record<string, unknown>>,
  address: string,
  { details }: TransferHandle,
): 'speed-up' | 'cancel' | 'other' {
  const to = `${other.to}`.toLowerCase()
  const value = `${parseQuantity(other.value, 'value')}`
  const data = `${other.input}`.toLowerCase()
  const isSame =
    to === details.to?.toLowerCase() && value === details.value && data === details.data?.toLowerCase()
  if (isSame) return 'speed-up'
  return to === address.toLowerCase() && value === '0' && data === '0x' ? 'cancel' : 'other'
}
