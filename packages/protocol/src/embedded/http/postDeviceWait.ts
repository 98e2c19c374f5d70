import { object, picklist } from 'valibot'
import { defineCall } from '../../http/defineCall'

/** [FRM-3] Waits up to 20 seconds for the link in the mail to be confirmed. Signed by the attempt's key. */
export const postDeviceWait = /* @__PURE__ */ defineCall({
  name: 'postDeviceWait',
  method: 'POST',
  path: '/v1/login/{attempt}/device',
  body: object({}),
  output: object({ state: picklist(['waiting', 'approved', 'ended']) }),
})
