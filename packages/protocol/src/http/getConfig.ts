import { boolean, object, string } from 'valibot'
import { defineCall } from './defineCall'

/** Gets the gateway's name, version and enabled services. */
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
