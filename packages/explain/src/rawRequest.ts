import { showText } from './showText'
import type { WalletRequest } from './WalletRequest'

/** More than anyone reads. */
const longest = 20_000

/** A request as text, with its bytes in hexadecimal and everything invisible made visible. */
export function rawRequest({ method, params }: WalletRequest): string {
  try {
    const text = JSON.stringify({ method, params }, (_, value: unknown) => plain(value), 2)
    return text
      .slice(0, longest)
      .split('\n')
      .map((line) => showText(line, longest))
      .join('\n')
  } catch {
    // A request that contains itself. Its name is all there is to show.
    return showText(method)
  }
}

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`
  if (!(value instanceof Uint8Array)) return value
  return `0x${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
