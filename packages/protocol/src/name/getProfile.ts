import { array, maxLength, never, object, optional, pipe, string, union } from 'valibot'
import { defineCall } from '../http/defineCall'
import { apiVersion } from './apiVersion'
import { nameRecord } from './nameRecord'

/** [NAM-2] Gets a name of the operator's zones. A free name is a 404, or an empty list with `apiVersion=2`. */
export const getProfile = /* @__PURE__ */ defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/v1/profile/account/{name}',
  query: object({ apiVersion, sender: optional(pipe(string(), maxLength(200))) }),
  output: union([nameRecord, pipe(array(never()), maxLength(0))]),
})
