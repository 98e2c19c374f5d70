import { array, boolean, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Lists the networks where accounts can be smart, and where the operator pays for what visitors send. */
export const getSmartAccounts = /* @__PURE__ */ defineCall({
  name: 'getSmartAccounts',
  method: 'GET',
  path: '/v1/smart-accounts',
  output: object({
    networks: array(
      object({
        chainId: string(),
        /** Whether the operator pays for operations there. */
        sponsor: boolean(),
        /** How, if it does: `own` takes no fees; the fees of `bundler` are paid by the operator's paymaster. */
        carrier: optional(picklist(['own', 'bundler'])),
      }),
    ),
    /** The accounts that pay for transactions of Solana, by network. Older gateways list none. */
    feePayers: optional(array(object({ chainId: string(), address: string() })), () => []),
  }),
})
