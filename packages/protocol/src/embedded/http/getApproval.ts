import { object, picklist } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'

/** The request and, within 20 seconds, what the visitor decided in the window. */
export const getApproval = /* @__PURE__ */ defineCall({
  name: 'getApproval',
  method: 'GET',
  path: '/v1/approvals/{id}',
  output: object({
    state: picklist(['waiting', 'approved', 'rejected', 'ended']),
    sealed: bytes(16, 400_000),
  }),
})
