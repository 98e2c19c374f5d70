import { getFeeEstimates as contract } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import { createCachedCall } from '../cache/createCachedCall'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { bitcoinChain } from './bitcoinChain'
import { readEsplora } from './readEsplora'

/** Blocks come every ten minutes, so that estimates change slowly. */
const lifetimeMs = 10_000
const read = readEsplora(contract.output)

/** [BTC-1] What a place in one of the next blocks costs; the answer of the last ten seconds is given again. */
export function getFeeEstimates({ nodes, now }: Services): Handler<typeof contract> {
  const kept = createCachedCall<InferOutput<typeof contract.output>>({ now, most: 100, lifetimeMs })
  return ({ query: { chainId } }) => {
    bitcoinChain(nodes, chainId)
    return kept(chainId, () => nodes.askEsplora(chainId, { path: '/fee-estimates' }, read))
  }
}
