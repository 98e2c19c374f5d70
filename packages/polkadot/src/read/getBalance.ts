import type { Balance } from '@latchkey/core'
import { fromBaseUnits, invalidAddress, type Network } from '@latchkey/protocol'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { decodeAddress } from '../ss58/decodeAddress'
import { askNode } from './askNode'
import { parseFreeBalance } from './parseFreeBalance'

/** The hashes of `System` and `Account` (twox128), which never change. */
const systemAccount = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** The storage key of an account: `System.Account`, then the account's hash and the account. */
function accountKey(id: Uint8Array): string {
  return `0x${systemAccount}${bytesToHex(blake2b(id, { dkLen: 16 }))}${bytesToHex(id)}`
}

/** [DOT-1] The free balance as exact decimal text: one read of the chain's storage, without a chain client. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function getBalance({
  address,
  network,
}: {
  readonly address: string
  readonly network: Network
}): Promise<Balance> {
  const id = decodeAddress(address)
  if (!id) throw invalidAddress({ value: address })
  const answer = await askNode(network, 'state_getStorage', [accountKey(id)])
  const { symbol, decimals } = network.nativeCurrency
  return { value: fromBaseUnits(parseFreeBalance(answer), decimals), symbol, decimals }
}
