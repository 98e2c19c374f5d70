import { array, maxLength, object, picklist, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { queryList } from '../http/queryList'

/** How many addresses one call may have. */
export const mostLabels = 10

/** Gets names of addresses that a visitor can trust, each from the best source that has one. */
export const getLabels = /* @__PURE__ */ defineCall({
  name: 'getLabels',
  method: 'GET',
  path: '/v1/labels',
  /** CAIP-10 addresses. */
  query: object({ addresses: queryList(pipe(string(), maxLength(200)), mostLabels) }),
  output: object({
    labels: array(
      object({
        /** As it was asked. */
        address: string(),
        name: string(),
        /** The operator's own list, contracts that the gateway knows, or a name that the address has claimed. */
        source: picklist(['operator', 'contract', 'name']),
      }),
    ),
  }),
})
