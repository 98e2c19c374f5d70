import { defineCall } from '../../http/defineCall'
import { frameAccount } from './loginSchema'

/** [FRM-16] The account of the session. */
export const getFrameSession = /* @__PURE__ */ defineCall({
  name: 'getFrameSession',
  method: 'GET',
  path: '/v1/session',
  output: frameAccount,
})
