import type { localNetworkIds } from '@latchkey/testing'

/** What every journey finds running: the built demo, its gateway with a relay, a web wallet, two EVM chains and one of each other family. */
export type Stack = {
  readonly demoUrl: string
  readonly gatewayUrl: string
  /** Pairs over the gateway's relay. */
  readonly walletUrl: string
  /** The name service lives on the first one. */
  readonly chains: readonly [StackChain, StackChain]
  /** The same demo with all families of chains. */
  readonly families: {
    readonly demoUrl: string
    /** Where each of the other chains is read, by its CAIP-2 id. */
    readonly nodes: { readonly [I in (typeof localNetworkIds)[keyof typeof localNetworkIds]]: string }
  }
}

/** A running node. */
export type StackChain = { readonly chainId: number; readonly rpcUrl: string; readonly name: string }

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}
