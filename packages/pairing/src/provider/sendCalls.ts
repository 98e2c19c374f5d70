import { isRecord } from '@latchkey/protocol'
import { isChainId } from '../namespaces/chainOf'
import type { Session } from '../store/SignerState'
import { askWallet } from './askWallet'
import type { SentCalls } from './openProviderMemory'
import type { ProviderCall } from './ProviderCall'
import type { ProviderContext, ProviderSigner } from './ProviderContext'

const maxKept = 50

/** Reads the transactions of the calls, if the wallet reports them (CAIP-345). */
function readSent(answer: unknown): SentCalls | null {
  if (!isRecord(answer) || typeof answer.id !== 'string' || !isRecord(answer.capabilities)) return null
  const { caip345 } = answer.capabilities
  if (!isRecord(caip345) || !isChainId(caip345.caip2) || !Array.isArray(caip345.transactionHashes))
    return null
  const hashes = caip345.transactionHashes.filter((hash) => /^0x[\da-f]{64}$/i.test(String(hash))).map(String)
  return hashes.length > 0 ? { id: answer.id, chain: caip345.caip2, hashes } : null
}

/** [EVM-4] Sends calls to the wallet and stores how to look up their status without it. @throws what `signer.request` throws */
export async function sendCalls(
  context: ProviderContext,
  signer: ProviderSigner,
  session: Session,
  call: ProviderCall,
): Promise<unknown> {
  const answer = await askWallet(signer, session, call)
  const sent = readSent(answer)
  if (sent)
    context.memory.update((state) => ({
      ...state,
      calls: [...state.calls.filter(({ id }) => id !== sent.id), sent].slice(-maxKept),
    }))
  return answer
}
