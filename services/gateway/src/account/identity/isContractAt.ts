import type { Nodes } from '../../rpc/Nodes'

/** An EIP-7702 delegation: the account has a key, and so it exists on every chain. */
const delegation = '0xef0100'

/** Whether an address is a contract on a chain, and not an account with a key. @throws chainDown */
export async function isContractAt(
  nodes: Pick<Nodes, 'call'>,
  chainId: string,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const call = { method: 'eth_getCode', params: [address, 'latest'] }
  const code = `${await nodes.call(chainId, call, signal)}`
  return code !== '0x' && !code.startsWith(delegation)
}
