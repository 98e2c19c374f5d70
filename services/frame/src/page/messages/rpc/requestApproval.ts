import { type NetworkId, requestAborted, userRejected, walletBusy } from '@latchkey/protocol'
import type { ApprovalRequest } from '../../approve/ApprovalRequest'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { signInVault } from '../../session/signInVault'
import { untilWithdrawn } from '../../untilWithdrawn'
import { askGateway } from './askGateway'
import { deepFreeze } from './deepFreeze'
import { finishRequest } from './finishRequest'
import { toSignRequest } from './toSignRequest'

/** More than any honest site asks at once. */
const mostWaiting = 20

/**
 * Asks the visitor, then signs exactly what they saw. Requests take turns, so each gets its nonce after the one before.
 * @throws userRejected, requestAborted, walletBusy, requestInvalid and what signing and sending throw
 */
export async function requestApproval(
  frame: FramePage,
  request: { readonly method: string; readonly params: unknown; readonly chain: NetworkId },
): Promise<unknown> {
  const { state } = frame
  if (state.open.size >= mostWaiting) throw walletBusy()
  return untilWithdrawn(frame, (signal) => {
    const turn = state.line.then(() => run(frame, request, signal))
    // A request that fails doesn't hold up the next one. Its own caller gets the failure.
    state.line = turn.catch(() => undefined)
    return turn
  })
}

async function run(
  frame: FramePage,
  { method, params, chain }: { readonly method: string; readonly params: unknown; readonly chain: NetworkId },
  signal: AbortSignal,
): Promise<unknown> {
  if (signal.aborted) throw requestAborted()
  const { origin } = frame
  const [{ addresses }, { prepareRequest }] = await Promise.all([
    ensureWallet(frame),
    import('./prepareRequest'),
  ])
  const ask = (name: string, list: readonly unknown[]) => askGateway(frame, chain, name, list)
  const prepared = await prepareRequest({ method, params, addresses, chain, origin, ask }).catch(
    async (cause: unknown) => {
      const { tellRefusal } = await import('./tellRefusal')
      await tellRefusal(frame, cause, signal)
      throw signal.aborted ? requestAborted() : cause
    },
  )
  const shown: ApprovalRequest & { readonly chainId: NetworkId } = deepFreeze({
    id: crypto.randomUUID(),
    origin,
    method,
    params: prepared.params,
    account: prepared.account,
    chainId: chain,
  })
  // Unreadable requests fail before the visitor is asked.
  const toSign = toSignRequest(shown.method, shown.params)
  const decision = await frame.ports.askVisitor(shown, { signal, look: frame.state.look, ask })
  if (signal.aborted) throw requestAborted()
  if (decision !== 'approved') throw userRejected()
  return finishRequest(frame, shown, await signInVault(frame, shown.account, toSign))
}
