import type { Explanation } from '../Explanation'
import type { EvmPorts } from './EvmPorts'
import { explainCalls } from './explainCalls'
import { explainMessage } from './explainMessage'
import { readEvmRequest, type WalletRequest } from './readEvmRequest'

/** Explains what a wallet is asked to sign. Never rejects: what can't be found out is left out, and said so. */
export async function explainEvm(request: WalletRequest, ports: EvmPorts): Promise<Explanation> {
  const read = readEvmRequest(request)
  if (read?.kind === 'calls') return explainCalls(read, ports)
  if (read?.kind === 'typed-data') return explainMessage(read, ports)
  return {
    intent: { code: 'sign', values: {} },
    lines: [],
    warnings: [{ code: 'blind' }],
    will: 'unknown',
    seen: { decoded: false },
  }
}
