import { object, optional, picklist } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'

/** [FRM-7] Waits up to 20 seconds until the visitor approves in the Farcaster app. Signed by the attempt's key. */
export const postFarcasterWait = /* @__PURE__ */ defineCall({
  name: 'postFarcasterWait',
  method: 'POST',
  path: '/v1/login/{attempt}/farcaster/wait',
  body: object({}),
  output: object({ state: picklist(['waiting', 'approved', 'ended']), code: optional(bytes(32)) }),
})
