import { sendIncomplete } from '@latchkey/protocol'
import { type Address, address } from '@solana/addresses'

/** Parses an address from a site or a visitor: a 32-byte key in base58. @throws sendIncomplete */
export function readAddress(value: unknown): Address {
  try {
    return address(String(value))
  } catch (cause) {
    throw sendIncomplete({}, { cause })
  }
}

const most = 2n ** 64n - 1n

/** Parses an amount in the smallest unit: positive, and at most 64 bits. @throws sendIncomplete */
export function readAmount(value: unknown): bigint {
  if (typeof value !== 'bigint' || value <= 0n || value > most) throw sendIncomplete()
  return value
}
