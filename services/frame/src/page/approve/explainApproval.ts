import { type Ask, type Explanation, explainMessage, spellAddresses } from '@latchkey/explain'
import { checksumAddress, isEvmAddress } from '@latchkey/protocol'
import type { ApprovalRequest } from './ApprovalRequest'
import { withSignedFee } from './withSignedFee'

/** Nobody waits longer for a node. */
const patienceMs = 4_000

/**
 * Says what a request does, by the network's node if it answers in time, else by the request alone. The code of a family
 * loads with its first request.
 */
export async function explainApproval(
  request: ApprovalRequest,
  ask: Ask | undefined,
  sleep: (ms: number) => Promise<void> = pause,
): Promise<Explanation> {
  if (!ask) return explain(request, undefined)
  return Promise.race([explain(request, ask), sleep(patienceMs).then(() => explain(request, undefined))])
}

async function explain(
  { method, params, account, chainId }: ApprovalRequest,
  ask: Ask | undefined,
): Promise<Explanation> {
  const [namespace, reference] = chainId.split(':')
  if (namespace === 'eip155') {
    const { explainEvm } = await import('@latchkey/explain/evm')
    const ports = { chainId: Number(reference), account, accounts: [account], ask }
    const found = await explainEvm({ method, params }, ports)
    const priced = withSignedFee(found, params)
    return spellAddresses(priced, (text) => (isEvmAddress(text) ? checksumAddress(text) : text))
  }
  if (namespace === 'solana') {
    const { explainSolanaRequest } = await import('@latchkey/explain/solana')
    return explainSolanaRequest({ method, params }, { account, ask })
  }
  return explainMessage(undefined)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
