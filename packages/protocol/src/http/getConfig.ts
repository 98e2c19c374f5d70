import { array, boolean, maxLength, object, optional, pipe, string } from 'valibot'
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
    /** [NAM-5] The zones under which visitors register names, the preferred one first; none if names are off. */
    nameZones: optional(pipe(array(pipe(string(), maxLength(255))), maxLength(2)), []),
  }),
})
