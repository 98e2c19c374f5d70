import { postApproval, postHandover } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../../FramePage'
import type { Decision } from '../Decision'
import { awaitDecision } from './awaitDecision'
import { sealRequest } from './sealRequest'
import type { WindowRequest } from './WindowRequest'

/** A window in which the visitor can review a request. */
export type WindowOffer = {
  /** Opens it. Call it in a click, or the browser blocks it. */
  open(): void
  /** What the visitor decides there. */
  readonly decision: Promise<Decision>
}

const size = 'popup,width=400,height=680'

/**
 * Prepares a window before the click, so it opens with its whole address: a site's policy may cut the frame off from it,
 * and the two meet only through the server. @throws networkFailure, frameSessionEnded
 */
export async function offerWindow(
  { login }: Pick<FramePage, 'login'>,
  request: Omit<WindowRequest, 'v'>,
  signal: AbortSignal | undefined,
): Promise<WindowOffer> {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const sealed = await sealRequest({ v: 1, ...request }, key)
  const { id } = await login.call(postApproval, { body: { sealed } })
  const { code } = await login.call(postHandover, { body: {} })
  const ticket = new URLSearchParams({ c: code, k: base64urlnopad.encode(key) })
  return {
    open: () => {
      window.open(`/approve/${id}#${ticket}`, '_blank', size)
    },
    decision: awaitDecision(login, id, signal),
  }
}
