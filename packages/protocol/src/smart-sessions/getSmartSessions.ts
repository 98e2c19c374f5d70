import { array, maxLength, object, pipe } from 'valibot'
import { defineCall } from '../http/defineCall'
import { smartSession } from './smartSession'

/** Lists the smart sessions that an account granted to the calling project. The address is CAIP-10. */
export const getSmartSessions = /* @__PURE__ */ defineCall({
  name: 'getSmartSessions',
  method: 'GET',
  path: '/v1/sessions/{address}',
  output: object({ pcis: pipe(array(smartSession), maxLength(255)) }),
})
