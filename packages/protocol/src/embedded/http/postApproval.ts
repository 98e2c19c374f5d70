import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameId } from './loginSchema'

/** Offers a request to a window of the frame's origin. It's sealed to the session's pages. */
export const postApproval = /* @__PURE__ */ defineCall({
  name: 'postApproval',
  method: 'POST',
  path: '/v1/approvals',
  body: object({ sealed: bytes(16, 400_000) }),
  output: object({ id: frameId }),
})
