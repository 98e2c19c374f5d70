import { object, optional, picklist } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'

/** [FRM-6] Waits up to 20 seconds for the provider's window, for pages that it can't answer. Signed by the attempt's key. */
export const postSocialWait = /* @__PURE__ */ defineCall({
  name: 'postSocialWait',
  method: 'POST',
  path: '/v1/login/{attempt}/social/wait',
  body: object({}),
  output: object({ state: picklist(['waiting', 'approved', 'ended']), code: optional(bytes(32)) }),
})
