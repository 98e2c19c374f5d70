/** What every journey finds running: the built demo, its gateway with a relay, a web wallet and two chains. */
export type Stack = {
  readonly demoUrl: string
  readonly gatewayUrl: string
  /** Pairs over the gateway's relay. */
  readonly walletUrl: string
  /** The name service lives on the first one. */
  readonly chains: readonly [StackChain, StackChain]
}

/** A running node. */
export type StackChain = { readonly chainId: number; readonly rpcUrl: string; readonly name: string }

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}
