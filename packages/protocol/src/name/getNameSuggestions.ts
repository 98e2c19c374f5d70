import { array, boolean, maxLength, object, optional, picklist, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Why a name can't be registered. */
export const nameRefusals = ['taken', 'look-alike', 'reserved'] as const

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
          /** Why nobody can. */
          reason: optional(picklist(nameRefusals)),
        }),
      ),
      maxLength(5),
    ),
  }),
})
