import { boolean, nullable, object, optional, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [SND-5] Gets the address that a name has on a network. */
export const getNameAddress = /* @__PURE__ */ defineCall({
  name: 'getNameAddress',
  method: 'GET',
  path: '/v1/names/{name}',
  /** A CAIP-2 id. */
  query: object({ chainId: string() }),
  output: object({
    /** In the normal form of ENSIP-15. */
    name: string(),
    chainId: string(),
    address: nullable(string()),
    /** False if the name has no address for this EVM chain, and the one for Ethereum is used. */
    isForChain: boolean(),
    /** When a name of the operator's zones changed last (ISO 8601); null for other names. */
    changedAt: optional(nullable(string())),
    /** When it was looked up (ISO 8601). */
    resolvedAt: string(),
  }),
})
