import type { FrameAccountType } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { activeChain } from '../messages/activeChain'
import { ensureWallet } from '../session/ensureWallet'
import { keepPreferred } from './keepPreferred'
import { smartNetworks } from './smartNetworks'

/**
 * [FRM-13] Keeps the type of account that sends calls from now on in this project, and returns it: `eoa` where the network
 * or the gateway can't do more. @throws what ensureWallet throws
 */
export async function setPreferredAccount(
  frame: FramePage,
  wanted: FrameAccountType,
): Promise<{ readonly type: FrameAccountType; readonly address: string }> {
  const { addresses } = await ensureWallet(frame)
  const type = wanted === 'smartAccount' && (await isPossible(frame)) ? wanted : 'eoa'
  await keepPreferred(frame, type)
  return { type, address: addresses.eip155 }
}

async function isPossible(frame: FramePage): Promise<boolean> {
  const [chain, networks] = await Promise.all([activeChain(frame), smartNetworks(frame)])
  // While the last question was about another family, the EVM network isn't known.
  return networks.some(({ chainId }) => chainId === chain || !chain.startsWith('eip155:'))
}
