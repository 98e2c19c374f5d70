/** Asks a node of the network: a JSON-RPC method with its parameters. Rejects if the node returns an error or can't be reached. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>
