import { isNetworkId } from '@latchkey/protocol'
import type { ApprovalRequest } from '../approve/ApprovalRequest'
import type { FramePage } from '../FramePage'
import { reloadAccount } from '../session/loadAccount'
import { readOutflow } from './readOutflow'
import { worthOf } from './worthOf'

/**
 * Whether the visitor touches a passkey again before a request is signed: it moves more than the limit that they set, or
 * nobody can tell what it moves. @throws frameSessionEnded, networkFailure, requestInvalid
 */
export async function needsTouch(frame: FramePage, request: ApprovalRequest): Promise<boolean> {
  // From the server each time: the visitor may have set it on another device, or in another tab.
  const { stepUpAbove, slots } = await reloadAccount(frame)
  if (stepUpAbove === undefined || stepUpAbove === null) return false
  // Without a passkey there is nothing to touch. The settings say so.
  if (!slots.some(({ kind }) => kind === 'passkey')) return false
  const outflow = readOutflow(request)
  if (!outflow || !isNetworkId(request.chainId)) return true
  // The price is unknown while the gateway doesn't answer.
  const worth = await worthOf(frame, request.chainId, outflow).catch(() => undefined)
  return worth === undefined || worth > stepUpAbove
}
