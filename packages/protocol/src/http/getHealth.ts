import { literal, object } from 'valibot'
import { defineCall } from './defineCall'

/** Checks whether the gateway is up. */
export const getHealth = /* @__PURE__ */ defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  output: object({ status: literal('ok') }),
})
