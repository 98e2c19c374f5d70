/** Sends one JSON-RPC body to a node and returns the parsed answer. */
export type RpcTransport = (url: string, body: unknown) => Promise<unknown>

/** Calls a node over HTTP. */
export const fetchTransport: RpcTransport = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}
