import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { done } from './done'

/** Confirms a new device: the button of the page that the mail links to. Sends the code. */
export const postDeviceApproval = /* @__PURE__ */ defineCall({
  name: 'postDeviceApproval',
  method: 'POST',
  path: '/v1/device',
  body: object({ token: bytes(32) }),
  output: done,
})
