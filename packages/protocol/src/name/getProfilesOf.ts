import { array, maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { apiVersion } from './apiVersion'
import { nameRecord } from './nameRecord'

/** [NAM-4] Gets the names of an address. None is a 404, or an empty list with `apiVersion=2`. */
export const getProfilesOf = /* @__PURE__ */ defineCall({
  name: 'getProfilesOf',
  method: 'GET',
  path: '/v1/profile/reverse/{address}',
  query: object({ apiVersion, sender: optional(pipe(string(), maxLength(200))) }),
  output: pipe(array(nameRecord), maxLength(100)),
})
