import { type AddressKind, addressKind } from '../wallet/addressKind'

/** The least that nodes relay to an address, in satoshi: spending less would cost more than it is worth. */
const limits: { readonly [K in AddressKind]: bigint } = {
  p2pkh: 546n,
  p2sh: 540n,
  p2wpkh: 294n,
  p2wsh: 330n,
  p2tr: 330n,
}

/** The least that can be sent to an address. */
export function dustOf(address: string): bigint {
  return limits[addressKind(address)]
}
