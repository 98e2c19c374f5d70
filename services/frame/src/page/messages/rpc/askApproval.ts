import { type NetworkId, requestAborted, userRejected } from '@latchkey/protocol'
import type { ApprovalRequest } from '../../approve/ApprovalRequest'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { signInVault } from '../../session/signInVault'
import { signedRefused, sponsorRefused } from '../../smart/errors'
import type { SignRequest } from '../../vault/VaultTask'
import { askGateway } from './askGateway'
import { deepFreeze } from './deepFreeze'
import { finishRequest } from './finishRequest'
import { prepareIn } from './prepareIn'
import { toSignRequest } from './toSignRequest'

/** A request of the site. */
export type AskedRequest = { readonly method: string; readonly params: unknown; readonly chain: NetworkId }

/**
 * Asks the visitor for one request, signs and sends it, and returns what waits for the answer. If the operator refuses to
 * pay for what they approved, asks whether they pay themselves. @throws what requestApproval throws
 */
export async function askApproval(
  frame: FramePage,
  request: AskedRequest,
  signal: AbortSignal,
): Promise<() => unknown> {
  try {
    return await ask(frame, request, signal)
  } catch (cause) {
    if (!sponsorRefused.is(cause) && !signedRefused.is(cause)) throw cause
    return ask(frame, request, signal, cause)
  }
}

async function ask(
  frame: FramePage,
  { method, params, chain }: AskedRequest,
  signal: AbortSignal,
  refused?: unknown,
): Promise<() => unknown> {
  if (signal.aborted) throw requestAborted()
  const { origin, projectId } = frame
  const askNode = (name: string, list: readonly unknown[]) => askGateway(frame, chain, name, list)
  const { addresses } = await ensureWallet(frame)
  const preparation = { method, params, addresses, chain, origin, projectId, ask: askNode }
  const prepared = await prepareIn(frame, preparation, refused).catch(async (cause: unknown) => {
    const { tellRefusal } = await import('./tellRefusal')
    await tellRefusal(frame, cause, { signal, isSigned: signedRefused.is(refused) })
    throw signal.aborted ? requestAborted() : cause
  })
  const shown: ApprovalRequest & { readonly chainId: NetworkId } = deepFreeze({
    id: crypto.randomUUID(),
    origin,
    method: prepared.method ?? method,
    params: prepared.params,
    account: prepared.account,
    chainId: chain,
  })
  // Unreadable requests fail before the visitor is asked.
  const toSign = await read(shown)
  const sign = () => signInVault(frame, shown.account, toSign)
  const approve = async () => {
    const { payment } = prepared
    const { look } = frame.state
    const decision = await frame.ports.askVisitor(shown, { signal, look, ask: askNode, payment })
    if (signal.aborted) throw requestAborted()
    if (decision !== 'approved') throw userRejected()
    return sign()
  }
  const signed = (await signCovered(frame, shown, sign, signal)) ?? (await approve())
  if (isCalls(shown)) {
    const { finishCalls } = await import('../../smart/finishCalls')
    return finishCalls(frame, { ...shown, asked: method, signal }, signed)
  }
  // Besides calls, the operator pays for transactions of Solana only.
  if (prepared.payment?.payer === 'operator') {
    const { sendSponsored } = await import('../../smart/solana/sendSponsored')
    const sent = await sendSponsored(frame, shown, signed)
    return () => sent
  }
  const answer = await finishRequest(frame, shown, signed)
  return () => answer
}

/** [FLG-6] Signs without asking what a permission covers. Its code loads if there is one. */
async function signCovered(
  frame: FramePage,
  shown: ApprovalRequest & { readonly chainId: NetworkId },
  sign: () => Promise<readonly string[]>,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  if ((await frame.store.read()).grants.length === 0) return undefined
  const { signByGrant } = await import('../../grants/signByGrant')
  return signByGrant(frame, shown, sign, signal)
}

const isCalls = ({ method }: ApprovalRequest) => method === 'wallet_sendCalls'

async function read(shown: ApprovalRequest): Promise<SignRequest> {
  if (!isCalls(shown)) return toSignRequest(shown.method, shown.params)
  const { toCallsRequest } = await import('../../smart/toCallsRequest')
  return toCallsRequest(shown.params)
}
