import type { NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { awaitTransaction } from './awaitTransaction'
import type { CallsForm } from './CallsForm'
import { toCallsId } from './callsId'
import { keepCalls } from './keepCalls'
import { sendCalls } from './sendCalls'

/** Calls that the visitor approved. */
export type ApprovedCalls = {
  readonly params: unknown
  readonly chainId: NetworkId
  /** The method that the site asked for. */
  readonly asked: string
  readonly signal: AbortSignal
}

/** Sends approved calls, and returns what waits for the site's answer. @throws what sendCalls throws */
export async function finishCalls(
  frame: FramePage,
  { asked, signal, ...shown }: ApprovedCalls,
  signed: readonly string[],
): Promise<() => unknown> {
  const sent = await sendCalls(frame, shown, signed)
  const own = toCallsId(sent)
  const [{ id = own }] = shown.params as readonly [CallsForm]
  await keepCalls(frame, id, own)
  if (asked === 'wallet_sendCalls') return () => ({ id })
  return () => (sent.kind === 'operation' ? awaitTransaction(frame, sent, signal) : sent.hash)
}
