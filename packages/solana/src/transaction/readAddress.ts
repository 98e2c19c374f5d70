import { sendIncomplete } from '@latchkey/protocol'
import { type Address, address } from '@solana/addresses'

/** An address that a site or a visitor gave: a key of 32 bytes in base58. @throws sendIncomplete */
export function readAddress(value: unknown): Address {
  try {
    return address(String(value))
  } catch (cause) {
    throw sendIncomplete({}, { cause })
  }
}
