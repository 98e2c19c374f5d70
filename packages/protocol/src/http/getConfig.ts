import { boolean, object, string } from 'valibot'
import { defineCall } from './defineCall'

/** What the gateway is and which of its services are on. */
export const getConfig = /* @__PURE__ */ defineCall({
  name: 'getConfig',
  method: 'GET',
  path: '/config',
  output: object({
    name: string(),
    version: string(),
    services: object({ directory: boolean(), blockchain: boolean(), relay: boolean(), analytics: boolean() }),
  }),
})
