/** Where smart accounts are asked whether they have signed. */
export type NodeOptions = {
  /** JSON-RPC addresses by CAIP-2 network id; more than one are asked one after the other until one answers. */
  readonly nodes?: { readonly [networkId: string]: string | readonly string[] }
  /** The runtime's own unless given. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}
