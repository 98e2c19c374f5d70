import { defineCall } from '../../http/defineCall'
import { done } from './done'

/** Signs out. */
export const deleteFrameSession = /* @__PURE__ */ defineCall({
  name: 'deleteFrameSession',
  method: 'DELETE',
  path: '/v1/session',
  output: done,
})
