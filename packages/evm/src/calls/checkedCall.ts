import type { WalletCall } from '@latchkey/core'
import { invalidRequest, isEvmAddress } from '@latchkey/protocol'

const isHex = (value: string) => /^0x[\da-f]*$/i.test(value)

/** Returns a call with the set fields only. @throws invalidRequest */
export function checkedCall({ to, data, value }: WalletCall): WalletCall {
  if (!isEvmAddress(to)) throw invalidRequest({ reason: 'to of a call is not an address' })
  if (data !== undefined && !isHex(data))
    throw invalidRequest({ reason: 'data of a call does not begin with 0x' })
  if (value !== undefined && !isHex(value))
    throw invalidRequest({ reason: 'value of a call does not begin with 0x' })
  return { to, ...(data === undefined ? {} : { data }), ...(value === undefined ? {} : { value }) }
}
