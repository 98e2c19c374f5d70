/** One call of a transaction or a batch. */
export type EvmCall = {
  /** Missing if the call creates a contract. */
  readonly to?: string | undefined
  readonly value: bigint
  readonly data: string
  readonly gas?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

/** Who is asked, and for which network, if the request says so. */
type Envelope = { readonly from?: string | undefined; readonly chainId?: bigint | undefined }

/** What a wallet is asked, read and checked. */
export type EvmRequest =
  | (Envelope & {
      readonly kind: 'calls'
      readonly calls: readonly EvmCall[]
      /** The contracts that the account hands itself over to (EIP-7702). */
      readonly delegates: readonly string[]
    })
  | (Envelope & { readonly kind: 'typed-data'; readonly data: TypedData })

/** The types of an EIP-712 message. */
export type TypedDataTypes = {
  readonly [name: string]: readonly { readonly name: string; readonly type: string }[]
}

/** An EIP-712 message with its types. */
export type TypedData = {
  readonly types: TypedDataTypes
  readonly primaryType: string
  readonly domain: { readonly [name: string]: unknown }
  readonly message: unknown
}
