import { providerUnsupportedMethod } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { activeChain } from '../messages/activeChain'
import { ensureWallet } from '../session/ensureWallet'
import { isDelegated } from './isDelegated'
import { isSmartOn } from './isSmartOn'

/**
 * [FRM-13] Prepares the smart account on the active network. It needs no transaction: the first operation carries the
 * delegation. @throws providerUnsupportedMethod where no account can be smart, what ensureWallet and isDelegated throw
 */
export async function initSmartAccount(
  frame: FramePage,
): Promise<{ readonly address: string; readonly isDeployed: boolean }> {
  const chain = await activeChain(frame)
  const [{ addresses }, isPossible] = await Promise.all([ensureWallet(frame), isSmartOn(frame, chain)])
  if (!isPossible) throw providerUnsupportedMethod()
  const address = addresses.eip155
  return { address, isDeployed: await isDelegated(frame, chain, address) }
}
