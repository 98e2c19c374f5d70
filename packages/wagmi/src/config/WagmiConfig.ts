import type { Address, Chain, Transport } from 'viem'
import type { CreateWagmiConnector, WagmiEmitter } from '../connector/WagmiConnector'

/** What we give wagmi's `createConfig`. */
export type WagmiParameters = {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly transports: Record<number, Transport>
  readonly connectors: CreateWagmiConnector[]
  readonly multiInjectedProviderDiscovery: false
  readonly storage: null
}

/** A connector that wagmi has set up. */
export type SetUpConnector = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly uid: string
  readonly icon?: string | undefined
  readonly emitter: WagmiEmitter
  disconnect(): Promise<void>
  getProvider(): Promise<unknown>
}

type WagmiState = {
  readonly chainId: number
  readonly connections: ReadonlyMap<
    string,
    { readonly accounts: readonly Address[]; readonly chainId: number; readonly connector: SetUpConnector }
  >
  readonly current: string | null
  readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

/** What we use of a config of wagmi 2 or 3. */
export type WagmiConfig = {
  readonly chains: readonly { readonly id: number }[]
  readonly connectors: readonly SetUpConnector[]
  readonly state: WagmiState
  /** wagmi connects the wallet first that it has used last. */
  readonly storage?: { setItem(key: 'recentConnectorId', value: string): unknown } | null
  setState(change: <S extends Pick<WagmiState, 'chainId' | 'connections' | 'current'>>(state: S) => S): void
  subscribe<T>(selector: (state: WagmiState) => T, listener: (value: T, previous: T) => void): () => void
}
