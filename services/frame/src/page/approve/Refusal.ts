/** Why the wallet refuses a request that nobody should approve. */
export type Refusal =
  | {
      readonly kind: 'sign-in'
      /** Where the text would sign the visitor in. */
      readonly domain: string
    }
  | { readonly kind: 'delegation' }
