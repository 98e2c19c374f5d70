import type { Address, Chain } from 'viem'

/** The account and chain of one connection, as wagmi keeps them. */
export type WagmiAccounts = { readonly accounts: readonly Address[]; readonly chainId: number }

/** Where a connector of wagmi reports what its wallet does. */
export type WagmiEmitter = {
  emit(event: 'connect' | 'change', change: WagmiAccounts): void
  emit(event: 'disconnect'): void
  listenerCount(event: 'change'): number
}

/** What wagmi gives a connector. */
export type ConnectorContext = {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly emitter: WagmiEmitter
}

type WithCapabilities = { readonly address: Address; readonly capabilities: Record<string, unknown> }

/** What wagmi wants as accounts: addresses, or with `withCapabilities` objects. */
export type ConnectedAccounts<W extends boolean> = W extends true
  ? readonly WithCapabilities[]
  : readonly Address[]

/** What wagmi asks a connector when it connects. */
export type ConnectParameters<W extends boolean> = {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: W | boolean | undefined
}

/**
 * A connector as wagmi 2 and 3 take it. Spelled out here, so that one package fits both and a site needs no other copy
 * of wagmi for its types.
 */
export type WagmiConnector = {
  readonly id: string
  readonly name: string
  readonly type: string
  setup(): Promise<void>
  connect<W extends boolean = false>(
    parameters?: ConnectParameters<W>,
  ): Promise<{ accounts: ConnectedAccounts<W>; chainId: number }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<unknown>
  isAuthorized(): Promise<boolean>
  switchChain(parameters: { readonly chainId: number }): Promise<Chain>
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  onDisconnect(error?: Error): void
}

/** Creates a connector; wagmi calls it. */
export type CreateWagmiConnector = (context: ConnectorContext) => WagmiConnector
