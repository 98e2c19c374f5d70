import type { FrameUser } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { ensureWallet } from '../session/ensureWallet'
import { activeChain } from './activeChain'
import { toWireChain } from './toChain'

/** The visitor for the site, once the wallet is stored. @throws what ensureWallet throws */
export async function describeUser(
  frame: FramePage,
): Promise<FrameUser & { readonly userName: string | null }> {
  const { account, addresses } = await ensureWallet(frame)
  const chain = await activeChain(frame)
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
