import {
  getApproval as get,
  postApproval as offer,
  putApproval as put,
  redeemHandover as redeem,
  postHandover as start,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { byKey } from '../proof/byKey'
import { bySession } from '../sessions/bySession'
import { getApproval } from './getApproval'
import { postApproval } from './postApproval'
import { postHandover } from './postHandover'
import { putApproval } from './putApproval'
import { redeemHandover } from './redeemHandover'

/** Serves how a page's frame and a window of the frame's origin meet: their storage is separate. */
export function serveWindows(app: Hono, services: FrameServices): void {
  handleCall(app, services, start, bySession, postHandover(services))
  handleCall(app, services, redeem, byKey, redeemHandover(services))
  handleCall(app, services, offer, bySession, postApproval(services))
  handleCall(app, services, get, bySession, getApproval(services))
  handleCall(app, services, put, bySession, putApproval(services))
}
