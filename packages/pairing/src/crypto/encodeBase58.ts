const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes without a leading zero as base58; a did:key never has one. */
export function encodeBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; number > 0n; number /= 58n) text = `${alphabet[Number(number % 58n)]}${text}`
  return text
}
