/** Typed data (EIP-712). The type of the domain may be missing from `types`. */
export type TypedData = {
  readonly domain?: object | undefined
  readonly types: { readonly [name: string]: readonly { readonly name: string; readonly type: string }[] }
  readonly primaryType: string
  readonly message: object
}
