import { isEvmAddress } from '@latchkey/protocol'
import type { WalletRequest } from '../WalletRequest'
import { isBytes } from './isBytes'

/** The message of `personal_sign`: bytes, or the text itself; undefined for any other request. */
export function readPersonal({ method, params }: WalletRequest): Uint8Array | string | undefined {
  if (method !== 'personal_sign' || !Array.isArray(params)) return undefined
  // The message comes first, but some sites swap it with the address.
  const [first, second] = params
  const message: unknown = isEvmAddress(first) && !isEvmAddress(second) ? second : first
  if (typeof message !== 'string' || !isBytes(message))
    return typeof message === 'string' ? message : undefined
  return Uint8Array.from(message.match(/\w\w/g)?.slice(1) ?? [], (byte) => Number.parseInt(byte, 16))
}
