import { type Ask, type Explanation, spellAddresses } from '@latchkey/explain'
import { checksumAddress, isEvmAddress } from '@latchkey/protocol'
import type { WaitingRequest } from '../wallet/WalletState'

/** What the other families call these requests is in their own names; messages and switches need no explanation. */
const explained = /(send|sign)(All|AndSend)?Transactions?$|sendCalls$|signTypedData|signPsbt$|sendTransfer$/

/** The runtimes of Polkadot chains, which are large. */
const runtimes = new Map()

/** Asks a node by JSON-RPC. */
function askAt(url: string): Ask {
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    const { result, error } = Object(await answer.json())
    if (error) throw error
    return result
  }
}

/**
 * Says what a request does, by the wallet's own node; null for one that needs no explanation. The code of a family loads
 * with its first request.
 */
export async function explainRequest(
  { request, session }: WaitingRequest,
  nodes: { readonly [chainId: string]: string },
): Promise<Explanation | null> {
  const { chainId, method, params } = request
  if (!explained.test(method)) return null
  const [namespace = '', reference = ''] = chainId.split(':')
  const accounts = Object.values(session.namespaces).flatMap((granted) => granted.accounts)
  const addresses = accounts.flatMap((account) =>
    account.startsWith(`${chainId}:`) ? [account.slice(chainId.length + 1)] : [],
  )
  const [account = ''] = addresses
  const node = Object.hasOwn(nodes, chainId) ? nodes[chainId] : undefined
  const ask = node === undefined ? undefined : askAt(node)
  if (namespace === 'eip155') {
    const { explainEvm } = await import('@latchkey/explain/evm')
    const ports = { chainId: Number(reference), account, accounts: addresses, ask }
    const found = await explainEvm({ method, params }, ports)
    return spellAddresses(found, (text) => (isEvmAddress(text) ? checksumAddress(text) : text))
  }
  if (namespace === 'solana') {
    const { explainSolanaRequest } = await import('@latchkey/explain/solana')
    return explainSolanaRequest({ method, params }, { account, ask })
  }
  if (namespace === 'bip122') {
    const { explainBitcoinRequest } = await import('@latchkey/explain/bitcoin')
    return explainBitcoinRequest({ method, params }, { addresses })
  }
  const { explainPolkadotRequest } = await import('@latchkey/explain/polkadot')
  return explainPolkadotRequest({ method, params }, { account, ask, network: chainId, runtimes })
}
