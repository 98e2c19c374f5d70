import { array, boolean, object, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Lists the networks where accounts can be smart, and whether the operator pays for operations there. */
export const getSmartAccounts = /* @__PURE__ */ defineCall({
  name: 'getSmartAccounts',
  method: 'GET',
  path: '/v1/smart-accounts',
  output: object({ networks: array(object({ chainId: string(), sponsor: boolean() })) }),
})
