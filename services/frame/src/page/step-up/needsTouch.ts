import { isNetworkId } from '@latchkey/protocol'
import type { ApprovalRequest } from '../approve/ApprovalRequest'
import type { FramePage } from '../FramePage'
import { limitOf } from './limitOf'
import { readOutflow } from './readOutflow'
import { worthOf } from './worthOf'

/**
 * Whether the visitor touches a passkey again before a request is signed: it moves more than the limit that they set, or
 * nobody can tell what it moves. @throws frameSessionEnded, networkFailure, requestInvalid
 */
export async function needsTouch(frame: FramePage, request: ApprovalRequest): Promise<boolean> {
  const limit = await limitOf(frame)
  if (limit === null) return false
  const outflow = readOutflow(request)
  if (!outflow || !isNetworkId(request.chainId)) return true
  // The price is unknown while the gateway doesn't answer.
  const worth = await worthOf(frame, request.chainId, outflow).catch(() => undefined)
  return worth === undefined || worth > limit
}
