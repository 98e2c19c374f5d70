/** Asks a node of the network: a JSON-RPC method with its parameters. Rejects with what the node or the line says. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>
