import { fieldsOf, walletMalformed } from '@latchkey/protocol'

/** 64 bytes for sr25519 and ed25519, 65 for ECDSA; some wallets put a type byte first. */
const signature = /^0x[\da-f]{128}(?:[\da-f]{2}){0,2}$/i

/** The signature in a wallet's answer. @throws walletMalformed */
export function parseSignature(answer: unknown, what: string): string {
  const value = fieldsOf(answer).signature
  if (typeof value !== 'string' || !signature.test(value)) throw walletMalformed({ what })
  return value
}
