import { defineCall } from '../../http/defineCall'
import { done } from './done'

/** Ends a device's session and revokes its slot. */
export const deleteDevice = /* @__PURE__ */ defineCall({
  name: 'deleteDevice',
  method: 'DELETE',
  path: '/v1/devices/{id}',
  output: done,
})
