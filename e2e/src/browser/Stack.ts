import type { localNetworkIds } from '@latchkey/testing'

/**
 * What runs for every journey: the built demo, its gateway with a relay, a web wallet, a secure frame, two EVM chains and
 * one chain of each other family.
 */
export type Stack = {
  readonly demoUrl: string
  readonly gatewayUrl: string
  /** Pairs over the gateway's relay. */
  readonly walletUrl: string
  /** The name service is on the first one. */
  readonly chains: readonly [StackChain, StackChain]
  /** The same demo with all families. */
  readonly families: {
    readonly demoUrl: string
    /** The URLs of the other chains, by CAIP-2 id. */
    readonly nodes: { readonly [I in (typeof localNetworkIds)[keyof typeof localNetworkIds]]: string }
  }
  /** The same demo with the secure frame, which is on a site of its own. */
  readonly embedded: {
    readonly frameUrl: string
    /** The folder of its built pages, for another frame. */
    readonly pages: string
    /** Two sites that embed the same frame. */
    readonly sites: readonly [string, string]
    /** The frame of another operator, and a site that embeds it. */
    readonly other: { readonly frameUrl: string; readonly site: string }
  }
}

/** A running node. */
export type StackChain = { readonly chainId: number; readonly rpcUrl: string; readonly name: string }

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}
