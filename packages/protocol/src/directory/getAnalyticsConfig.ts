import { boolean, object } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [DIR-3] Asks whether the operator collects events. */
export const getAnalyticsConfig = /* @__PURE__ */ defineCall({
  name: 'getAnalyticsConfig',
  method: 'GET',
  path: '/getAnalyticsConfig',
  output: object({ isAnalyticsEnabled: boolean() }),
})
