import { array, boolean, maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [NAM-2] Suggests names while a visitor types. The first is the one asked for, the others are free. */
export const getNameSuggestions = /* @__PURE__ */ defineCall({
  name: 'getNameSuggestions',
  method: 'GET',
  path: '/v1/profile/suggestions/{name}',
  /** Default: the operator's first zone. */
  query: object({ zone: optional(pipe(string(), maxLength(255))) }),
  output: object({
    suggestions: pipe(
      array(
        object({
          /** With its zone. */
          name: pipe(string(), maxLength(300)),
          /** Whether nobody can register it. */
          registered: boolean(),
        }),
      ),
      maxLength(5),
    ),
  }),
})
