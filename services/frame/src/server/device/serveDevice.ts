import { postDeviceApproval, postDeviceWait as wait } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { openToAll } from '../http/openToAll'
import { byAttempt } from '../login/byAttempt'
import { approveDevice } from './approveDevice'
import { postDeviceWait } from './postDeviceWait'
import { serveDevicePage } from './serveDevicePage'

/** Serves what confirms a new device. */
export function serveDevice(app: Hono, services: FrameServices): void {
  handleCall(app, services, wait, byAttempt, postDeviceWait(services))
  handleCall(app, services, postDeviceApproval, openToAll, async ({ body }) => {
    await approveDevice(services, body.token)
    return { ok: true }
  })
  serveDevicePage(app, services)
}
