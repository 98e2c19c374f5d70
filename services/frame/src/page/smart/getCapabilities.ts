import { isEvmAddress, type NetworkId, providerUnauthorized } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askGateway } from '../messages/rpc/askGateway'
import { toQuantity } from '../messages/rpc/readQuantity'
import { toChain } from '../messages/toChain'
import { ensureWallet } from '../session/ensureWallet'
import { type Delegation, readDelegation } from './readDelegation'
import { smartNetworks } from './smartNetworks'

/** Where only the upgrade is missing, the first calls bring it. Other code in the account stays. */
const statuses: { readonly [State in Delegation]: string } = {
  ours: 'supported',
  none: 'ready',
  other: 'unsupported',
}

/**
 * Says what the wallet can do on each network, by EIP-5792: which ones make several calls at once.
 * @throws providerUnauthorized for another account, requestInvalid, the node's error
 */
export async function getCapabilities(
  frame: FramePage,
  params: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const [{ addresses }, networks] = await Promise.all([ensureWallet(frame), smartNetworks(frame)])
  const account = addresses.eip155
  const [asked = account, wanted] = Array.isArray(params) ? params : []
  if (!isEvmAddress(asked) || asked.toLowerCase() !== account.toLowerCase()) throw providerUnauthorized()
  const chains = Array.isArray(wanted) ? wanted.map(toChain) : undefined
  const entries = networks
    .filter(({ chainId }) => chains?.includes(chainId) ?? true)
    .map(
      async ({ chainId }) => [keyOf(chainId), { atomic: await readAtomic(frame, chainId, account) }] as const,
    )
  return Object.fromEntries(await Promise.all(entries))
}

const keyOf = (chain: NetworkId) => toQuantity(BigInt(chain.slice('eip155:'.length)))

async function readAtomic(frame: FramePage, chain: NetworkId, account: string) {
  const ask = (method: string, list: readonly unknown[]) => askGateway(frame, chain, method, list)
  return { status: statuses[await readDelegation(ask, account)] }
}
