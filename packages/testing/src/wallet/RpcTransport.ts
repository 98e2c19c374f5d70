/** Sends one JSON-RPC body to a node and gives back its parsed answer. */
export type RpcTransport = (url: string, body: unknown) => Promise<unknown>
