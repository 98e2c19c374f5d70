import {
  isBitcoinAddress,
  isEvmAddress,
  isPolkadotAddress,
  isSolanaAddress,
  type Namespace,
} from '@latchkey/protocol'
import { refusals } from '../http/refusals'

/** The namespace that an address belongs to by its form. @throws malformedAddress */
export function namespaceOf(address: string): Namespace {
  if (isEvmAddress(address)) return 'eip155'
  // These two have checksums; a Solana address is any text of such characters.
  if (isBitcoinAddress(address)) return 'bip122'
  if (isPolkadotAddress(address)) return 'polkadot'
  if (isSolanaAddress(address) && isKey(address)) return 'solana'
  throw refusals.malformedAddress({ address: `${address}`.slice(0, 100) })
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Whether a text in base58 stands for 32 bytes; each one at the front is a byte of zero. */
function isKey(text: string): boolean {
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const number = [...text].reduce((sum, digit) => sum * 58n + BigInt(digits.indexOf(digit)), 0n)
  const bytes = number === 0n ? 0 : Math.ceil(number.toString(16).length / 2)
  return zeros + bytes === 32
}
