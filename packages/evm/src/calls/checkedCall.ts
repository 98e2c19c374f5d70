import type { WalletCall } from '@latchkey/core'
import { invalidRequest, isEvmAddress } from '@latchkey/protocol'
import { isBytes } from '../transaction/isBytes'

const isQuantity = (value: unknown) => typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)

/** Returns a call with the set fields only. @throws invalidRequest */
export function checkedCall({ to, data, value }: WalletCall): WalletCall {
  if (!isEvmAddress(to)) throw invalidRequest({ reason: 'to of a call is not an address' })
  if (data !== undefined && !isBytes(data))
    throw invalidRequest({ reason: 'data of a call is not 0x and hexadecimal bytes' })
  if (value !== undefined && !isQuantity(value))
    throw invalidRequest({ reason: 'value of a call is not 0x and a hexadecimal number' })
  return { to, ...(data === undefined ? {} : { data }), ...(value === undefined ? {} : { value }) }
}
