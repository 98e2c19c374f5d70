import { getAccount, type Latchkey } from '@latchkey/core'
import { type NetworkId, notConnected } from '@latchkey/protocol'
import {
  type Address,
  type Chain,
  createWalletClient,
  custom,
  type JsonRpcAccount,
  type Transport,
  type WalletClient,
} from 'viem'
import { findEvmNetwork } from './findEvmNetwork'

/**
 * Returns a client of viem for the connected EVM wallet and its active account. viem refuses to send when the wallet is
 * on another network than the named one, or than it was on. @throws notConnected, networkNotFound
 */
export async function getWalletClient(
  latchkey: Latchkey,
  { networkId }: { readonly networkId?: NetworkId } = {},
): Promise<WalletClient<Transport, Chain, JsonRpcAccount<Address>>> {
  await latchkey.ready
  const provider = await latchkey.getProvider('eip155')
  const { address } = getAccount(latchkey.getState(), 'eip155')
  if (!provider || !address) throw notConnected({ namespace: 'eip155' })
  const { chain } = findEvmNetwork(latchkey, networkId)
  return createWalletClient({ account: address, chain, transport: custom(provider) })
}
