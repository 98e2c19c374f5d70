/** Sends one JSON-RPC body to a node and gives back its parsed answer. */
export type RpcTransport = (url: string, body: unknown) => Promise<unknown>

/** Reaches a node by HTTP from where the wallet runs. */
export const fetchTransport: RpcTransport = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}
