import { type NetworkId, requestAborted, userRejected } from '@latchkey/protocol'
import type { ApprovalRequest } from '../../approve/ApprovalRequest'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { signInVault } from '../../session/signInVault'
import { signedRefused, sponsorRefused } from '../../smart/errors'
import { takeTabTurn } from '../../takeTabTurn'
import type { SignRequest } from '../../vault/VaultTask'
import { askGateway } from './askGateway'
import { deepFreeze } from './deepFreeze'
import { finishRequest } from './finishRequest'
import { prepareIn } from './prepareIn'
import { toSignRequest } from './toSignRequest'

/** A request of the site. */
export type AskedRequest = {
  readonly method: string
  readonly params: unknown
  readonly chain: NetworkId
  /** Tells the site that the visitor has to see the frame for it. */
  readonly show: () => void
}

/** A request whose turn has come. */
export type OpenRequest = AskedRequest & {
  /** [FLG-6] Whether a permission may cover it. If not, the visitor sees the frame already. */
  readonly mayBeCovered: boolean
}

/**
 * Asks the visitor for one request, signs and sends it, and returns what waits for the answer. If the operator refuses to
 * pay for what they approved, asks whether they pay themselves. @throws what requestApproval throws
 */
export async function askApproval(
  frame: FramePage,
  request: OpenRequest,
  signal: AbortSignal,
): Promise<() => unknown> {
  try {
    return await ask(frame, request, signal)
  } catch (cause) {
    if (!sponsorRefused.is(cause) && !signedRefused.is(cause)) throw cause
    return ask(frame, request, signal, cause)
  }
}

/** A request in the form that is shown and signed. */
type Shown = ApprovalRequest & { readonly chainId: NetworkId }

/** A request that is ready to be shown, and what comes after it. */
type Ready = {
  readonly shown: Shown
  sign(): Promise<readonly string[]>
  /** Shows it, and signs what the visitor approves. */
  approve(): Promise<readonly string[]>
  /** Sends what was signed. */
  finish(signed: readonly string[]): Promise<() => unknown>
}

async function ask(
  frame: FramePage,
  request: OpenRequest,
  signal: AbortSignal,
  refused?: unknown,
): Promise<() => unknown> {
  if (signal.aborted) throw requestAborted()
  const prepare = () => makeReady(frame, request, signal, refused)
  const tell = async (cause: unknown): Promise<never> => {
    const { tellRefusal } = await import('./tellRefusal')
    await tellRefusal(frame, cause, { signal, show: request.show, isSigned: signedRefused.is(refused) })
    throw signal.aborted ? requestAborted() : cause
  }
  if (!request.mayBeCovered) {
    const { approve, finish } = await prepare().catch(tell)
    return finish(await approve())
  }
  // Nobody holds up what is sent without asking, so two tabs could take the same nonce.
  const covered = await takeTabTurn('covered calls', async () => {
    const ready = prepare()
    // The visitor is told of a failure below, where no other tab waits for them.
    const isReady = await ready.then(
      () => true,
      () => false,
    )
    const signed = isReady ? await signCovered(frame, await ready, signal) : undefined
    return { ready, answer: signed && (await (await ready).finish(signed)) }
  })
  if (covered.answer) return covered.answer
  const { approve, finish } = await covered.ready.catch(tell)
  return finish(await approve())
}

async function makeReady(
  frame: FramePage,
  { method, params, chain, show }: AskedRequest,
  signal: AbortSignal,
  refused: unknown,
): Promise<Ready> {
  if (signal.aborted) throw requestAborted()
  const { origin, projectId } = frame
  const askNode = (name: string, list: readonly unknown[]) => askGateway(frame, chain, name, list)
  const { addresses } = await ensureWallet(frame)
  const preparation = { method, params, addresses, chain, origin, projectId, ask: askNode }
  const prepared = await prepareIn(frame, preparation, refused)
  const shown: Shown = deepFreeze({
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
  // Read before the visitor looks: one that they set meanwhile asked for no passkey here.
  const limit = await limitFor(frame, shown)
  return {
    shown,
    sign,
    async approve() {
      const { payment } = prepared
      const { look } = frame.state
      show()
      const decision = await frame.ports.askVisitor(shown, { signal, look, ask: askNode, payment })
      if (signal.aborted) throw requestAborted()
      if (decision !== 'approved') throw userRejected()
      return sign()
    },
    async finish(signed) {
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
      const answer = await finishRequest(frame, { ...shown, limit }, signed)
      return () => answer
    },
  }
}

/** [FRM-12] The limit that a permission is given under. Nothing else keeps it. */
async function limitFor(frame: FramePage, { method }: Shown): Promise<number | null> {
  if (method !== 'wallet_grantPermissions') return null
  const { limitOf } = await import('../../step-up/limitOf')
  return limitOf(frame)
}

/** [FLG-6] Signs without asking what a permission covers. [FRM-12] Above the visitor's limit, only one given under it does. */
async function signCovered(
  frame: FramePage,
  { shown, sign }: Ready,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const [{ signByGrant }, { passedLimit }] = await Promise.all([
    import('../../grants/signByGrant'),
    import('../../step-up/passedLimit'),
  ])
  return signByGrant(frame, { ...shown, limit: await passedLimit(frame, shown) }, sign, signal)
}

const isCalls = ({ method }: ApprovalRequest) => method === 'wallet_sendCalls'

async function read(shown: ApprovalRequest): Promise<SignRequest> {
  if (!isCalls(shown)) return toSignRequest(shown.method, shown.params)
  const { toCallsRequest } = await import('../../smart/toCallsRequest')
  return toCallsRequest(shown.params)
}
