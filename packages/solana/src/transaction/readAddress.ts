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
