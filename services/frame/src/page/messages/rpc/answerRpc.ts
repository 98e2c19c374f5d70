import {
  approvedFrameMethods,
  type BundlerMethod,
  type FrameRpcRequest,
  type NetworkId,
  providerUnsupportedMethod,
  rpcNotAllowed,
  safeFrameMethods,
  solanaNetworkIds,
} from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { activeChain } from '../activeChain'
import { toChain } from '../toChain'
import { askGateway } from './askGateway'
import { toQuantity } from './readQuantity'
import { requestApproval } from './requestApproval'

/**
 * [FRM-10] Answers a wallet request: reads at once, signatures after the visitor's approval, nothing else. Calls `show`
 * before it draws something.
 */
export async function answerRpc(
  frame: FramePage,
  request: FrameRpcRequest,
  show: () => void,
): Promise<unknown> {
  const { method, params } = request
  const chain = await chainOf(frame, request)
  if (method === 'wallet_revokePermissions')
    return (await import('./endPermission')).endPermission(frame, { params, chain, show })
  if (approvedFrameMethods.includes(method)) return requestApproval(frame, { method, params, chain, show })
  if (!safeFrameMethods.includes(method)) throw rpcNotAllowed({ method })
  switch (method) {
    case 'eth_accounts':
      return [(await ensureWallet(frame)).addresses.eip155]
    case 'eth_chainId':
      return toQuantity(BigInt(chain.slice('eip155:'.length)))
    case 'wallet_getCapabilities':
      return (await import('../../smart/getCapabilities')).getCapabilities(frame, params)
    case 'wallet_getCallsStatus':
      return (await import('../../smart/getCallsStatus')).getCallsStatus(frame, params)
    case 'wallet_getAssets':
      throw providerUnsupportedMethod()
  }
  // A node doesn't know operations of smart accounts.
  if (/UserOperation|EntryPoints/.test(method)) {
    const { askBundler } = await import('../../smart/askBundler')
    // The message's schema checked both.
    return askBundler(frame, chain, method as BundlerMethod, (params ?? []) as readonly unknown[])
  }
  return askGateway(frame, chain, method, params)
}

/** The network of a request: the one it names, else the active one if it's of the method's family. @throws requestInvalid */
async function chainOf(frame: FramePage, { method, chainId }: FrameRpcRequest): Promise<NetworkId> {
  const family = method.startsWith('solana_') ? 'solana:' : 'eip155:'
  const named = chainId === undefined ? undefined : toChain(chainId)
  const [chain = family === 'solana:' ? solanaNetworkIds.mainnet : 'eip155:1'] = [
    named,
    await activeChain(frame),
    frame.firstChain,
  ].filter((one): one is NetworkId => one?.startsWith(family) === true)
  return chain
}
