import { type Address, isAddressEqual, type PrivateKeyAccount } from 'viem'
import { nodeMissing, requestRefused } from '../../errors'
import type { EvmNode } from './openNode'

/** What the EVM family works with. */
export type EvmPorts = {
  readonly account: PrivateKeyAccount
  /** Where a chain is read and written, by CAIP-2. */
  nodeOf(chainId: string): string | undefined
}

/** The node of a chain, and who sends there. @throws nodeMissing */
export function nodeOn({ account, nodeOf }: EvmPorts, chainId: string): EvmNode {
  const url = nodeOf(chainId)
  if (!url) throw nodeMissing({ chain: chainId })
  return { url, chainId: Number(chainId.split(':')[1]), account }
}

/** A request for another account is none for this wallet. @throws requestRefused */
export function assertOwn({ account }: EvmPorts, address: Address): void {
  if (!isAddressEqual(account.address, address))
    throw requestRefused({ reason: `${address} is not an account of this wallet` })
}
