/** The methods that `POST /v1/bundler` accepts. */
export const bundlerMethods = [
  'eth_sendUserOperation',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationReceipt',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'pm_getPaymasterStubData',
  'pm_getPaymasterData',
  'pm_sponsorUserOperation',
  'pimlico_getUserOperationGasPrice',
  /** For Solana: says what a transaction that nobody has signed yet would cost the sponsor, if it pays. */
  'latchkey_estimateTransaction',
  /** For Solana: the sponsor signs a transaction as the one who pays its fee. */
  'latchkey_sponsorTransaction',
] as const

/** A method of the bundler. */
export type BundlerMethod = (typeof bundlerMethods)[number]
