import { object, pipe, regex, safeParse, string } from 'valibot'
import type { Nodes } from '../../rpc/Nodes'

const blockSchema = object({ hash: pipe(string(), regex(/^0x[0-9a-fA-F]{64}$/)) })

/** Returns the hash of a chain's first block, or nothing if its nodes don't keep that. @throws chainDown */
export async function readGenesis(
  nodes: Pick<Nodes, 'callMany'>,
  chain: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const call = { method: 'eth_getBlockByNumber', params: ['0x0', false] }
  const [first] = await nodes.callMany(chain, [call], signal)
  const parsed = safeParse(blockSchema, first?.ok ? first.result : undefined)
  return parsed.success ? parsed.output.hash.toLowerCase() : undefined
}
