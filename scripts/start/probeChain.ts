import { SetupFault } from '../process/SetupFault'

/** Asks a node for its chain. @throws SetupFault */
export async function probeChain(url: string, chainId: number): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  })
  const { result } = (await answer.json()) as { result?: string }
  if (Number(result) !== chainId)
    throw new SetupFault(`${url} says it is chain ${Number(result)}, not ${chainId}`)
}
