import { isNetworkId } from '@latchkey/protocol'
import type { ApprovalRequest } from '../approve/ApprovalRequest'
import type { FramePage } from '../FramePage'
import { limitOf } from './limitOf'
import { readOutflow } from './readOutflow'
import { worthOf } from './worthOf'

/**
 * Returns the visitor's limit if a request passes it: it moves more than that, or nobody can tell what it moves. Then they
 * touch a passkey again before it's signed. @throws frameSessionEnded, networkFailure, requestInvalid
 */
export async function passedLimit(frame: FramePage, request: ApprovalRequest): Promise<number | undefined> {
  const limit = await limitOf(frame)
  if (limit === null) return undefined
  const outflow = readOutflow(request)
  if (!outflow || !isNetworkId(request.chainId)) return limit
  // The price is unknown while the gateway doesn't answer.
  const worth = await worthOf(frame, request.chainId, outflow).catch(() => undefined)
  return worth === undefined || worth > limit ? limit : undefined
}
