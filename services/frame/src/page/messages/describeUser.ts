import type { FrameUser, NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { ensureWallet } from '../session/ensureWallet'
import { accountTypeOn } from '../smart/accountTypeOn'
import { isDelegated } from '../smart/isDelegated'
import { isSmartOn } from '../smart/isSmartOn'
import { toWireChain } from './toChain'

/**
 * The visitor on a network, once the wallet is stored. The network is given: a site may ask for two families at once, and
 * the active one is only that of the last question. [FRM-13] Where accounts can be smart, the address is two accounts.
 * @throws what ensureWallet throws
 */
export async function describeUser(
  frame: FramePage,
  chain: NetworkId,
): Promise<FrameUser & { readonly userName: string | null }> {
  const [{ account, addresses }, isSmart] = await Promise.all([ensureWallet(frame), isSmartOn(frame, chain)])
  const address = chain.startsWith('solana:') ? addresses.solana : addresses.eip155
  const eoa = { address, type: 'eoa' } as const
  return {
    email: account.user.email,
    userName: account.user.userName,
    address,
    chainId: toWireChain(chain),
    // A node that is down must not keep the visitor from signing in. What is sent later reads the code again.
    smartAccountDeployed: isSmart && (await isDelegated(frame, chain, address).catch(() => false)),
    accounts: isSmart ? [{ address, type: 'smartAccount' }, eoa] : [eoa],
    preferredAccountType: await accountTypeOn(frame, chain),
  }
}
