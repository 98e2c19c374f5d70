import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { done } from './done'

/** Says that the visitor is about to save a recovery file. The owner is told by mail. */
export const postRecoveryFile = /* @__PURE__ */ defineCall({
  name: 'postRecoveryFile',
  method: 'POST',
  path: '/v1/recovery-file',
  body: object({}),
  output: done,
})
