/** Why the wallet refuses a request that nobody should approve. */
export type Refusal =
  | {
      readonly kind: 'sign-in'
      /** Where the text would sign the visitor in. */
      readonly domain: string
    }
  | {
      readonly kind: 'network'
      /** The network that the site named, by CAIP-2. */
      readonly chainId: string
    }
  | {
      readonly kind: 'account-delegated'
      /** Where the account runs other code, by CAIP-2. */
      readonly chainId: string
    }
  | {
      readonly kind: 'funds'
      readonly chainId: string
      /** In the smallest unit of the network's coin. */
      readonly needed: bigint
      readonly balance: bigint
      /** Whether the visitor signed the request before, and the operator refused it then. */
      readonly isSigned?: boolean
    }
  | { readonly kind: 'delegation' | 'replacement' }
