import type { PeerCore } from './followPeer'

/** What a site asks of a family. */
export type DappNamespace = {
  chains: string[]
  methods: string[]
  events: string[]
  rpcMap: Record<string, string>
}

/** The used part of the dapp SDK, the same in all versions. */
export type DappProvider = {
  on(event: string, listener: (event: never) => void): unknown
  connect(params: {
    optionalNamespaces: Record<string, DappNamespace>
  }): Promise<{ topic: string } | undefined>
  request<T>(args: { method: string; params: unknown[] }, chain?: string): Promise<T>
  disconnect(): Promise<void>
  session?: { topic: string; expiry: number; namespaces: Record<string, { accounts: string[] }> } | undefined
  client: {
    ping(params: { topic: string }): Promise<void>
    core: PeerCore
    on(event: string, listener: (event: never) => void): unknown
  }
}
