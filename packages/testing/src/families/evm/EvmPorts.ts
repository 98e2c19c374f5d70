import { type Address, isAddressEqual, type PrivateKeyAccount } from 'viem'
import { nodeMissing, requestRefused } from '../../errors'
import type { EvmNode } from './openNode'

/** What the EVM family uses. */
export type EvmPorts = {
  readonly account: PrivateKeyAccount
  /** Node URLs by CAIP-2. */
  nodeOf(chainId: string): string | undefined
}

/** Returns the node of a chain, with the sender. @throws nodeMissing */
export function nodeOn({ account, nodeOf }: EvmPorts, chainId: string): EvmNode {
  const url = nodeOf(chainId)
  if (!url) throw nodeMissing({ chain: chainId })
  return { url, chainId: Number(chainId.split(':')[1]), account }
}

/** Rejects a request for another account. @throws requestRefused */
export function assertOwn({ account }: EvmPorts, address: Address): void {
  if (!isAddressEqual(account.address, address))
    throw requestRefused({ reason: `${address} isn't an account of this wallet` })
}
