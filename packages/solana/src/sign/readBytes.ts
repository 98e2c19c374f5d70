import { walletMalformed } from '@latchkey/protocol'

/** A copy of bytes that a wallet gave, of a length that is fit. @throws walletMalformed */
export function readBytes(
  value: unknown,
  what: string,
  [least, most]: readonly [number, number],
): Uint8Array {
  // Bytes of another window are no instance of this one's class.
  if (!ArrayBuffer.isView(value) || value.byteLength < least || value.byteLength > most)
    throw walletMalformed({ what })
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
}
