import { object, picklist } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { done } from './done'

/** What the visitor decided in the window. */
export const putApproval = /* @__PURE__ */ defineCall({
  name: 'putApproval',
  method: 'PUT',
  path: '/v1/approvals/{id}',
  body: object({ state: picklist(['approved', 'rejected']) }),
  output: done,
})
