import { type Address, isAddressEqual } from 'viem'
import { requestRefused } from '../../errors'
import type { EvmPorts } from './EvmPorts'

/** A request for another account is none for this wallet. @throws requestRefused */
export function assertOwn({ account }: EvmPorts, address: Address): void {
  if (!isAddressEqual(account.address, address))
    throw requestRefused({ reason: `${address} is not an account of this wallet` })
}
