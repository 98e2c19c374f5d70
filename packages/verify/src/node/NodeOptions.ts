/** The nodes for asking smart accounts. */
export type NodeOptions = {
  /** JSON-RPC URLs by CAIP-2 network id; several are tried in order. */
  readonly nodes?: { readonly [networkId: string]: string | readonly string[] }
  /** Defaults to the runtime's own. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}
