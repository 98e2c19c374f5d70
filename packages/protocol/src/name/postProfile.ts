import { defineCall } from '../http/defineCall'
import { nameRecord } from './nameRecord'
import { signedName } from './signedName'

/** [NAM-2] Registers a name of the operator's zones for the account that signed `writeNameMessage`. */
export const postProfile = /* @__PURE__ */ defineCall({
  name: 'postProfile',
  method: 'POST',
  path: '/v1/profile/account',
  body: signedName,
  output: nameRecord,
})
