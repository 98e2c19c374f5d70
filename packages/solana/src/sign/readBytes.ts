import { walletMalformed } from '@latchkey/protocol'

/** A copy of a wallet's bytes, with a checked length. @throws walletMalformed */
export function readBytes(
  value: unknown,
  what: string,
  [least, most]: readonly [number, number],
): Uint8Array {
  // Bytes from another window aren't instances of this window's class.
  if (!ArrayBuffer.isView(value) || value.byteLength < least || value.byteLength > most)
    throw walletMalformed({ what })
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
}
