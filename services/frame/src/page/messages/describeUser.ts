import type { FrameUser, NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { ensureWallet } from '../session/ensureWallet'
import { toWireChain } from './toChain'

/**
 * The visitor on a network, once the wallet is stored. The network is given: a site may ask for two families at once, and
 * the active one is only that of the last question. @throws what ensureWallet throws
 */
export async function describeUser(
  frame: FramePage,
  chain: NetworkId,
): Promise<FrameUser & { readonly userName: string | null }> {
  const { account, addresses } = await ensureWallet(frame)
  const address = chain.startsWith('solana:') ? addresses.solana : addresses.eip155
  return {
    email: account.user.email,
    userName: account.user.userName,
    address,
    chainId: toWireChain(chain),
    smartAccountDeployed: false,
    accounts: [{ address, type: 'eoa' }],
    preferredAccountType: 'eoa',
  }
}
