import { SetupFault } from '../process/SetupFault'

/** Calls a node over JSON-RPC and checks the response. @throws SetupFault */
export async function probeNode(
  url: string,
  method: string,
  isRight: (result: unknown) => boolean,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
  })
  const { result } = (await answer.json()) as { result?: unknown }
  if (!isRight(result)) throw new SetupFault(`${url} answers ${JSON.stringify(result)} to ${method}`)
}
