import type { RpcTransport } from './RpcTransport'

/** Reaches a node by HTTP from where the wallet runs. */
export const fetchTransport: RpcTransport = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}
