import { getFeeEstimates as contract } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import { createCachedCall } from '../cache/createCachedCall'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { bitcoinChain } from './bitcoinChain'
import { readEsplora } from './readEsplora'

/** Blocks take about ten minutes, so estimates change slowly. */
const lifetimeMs = 10_000
const read = readEsplora(contract.output)

/** [BTC-1] Returns fee estimates for the next blocks; cached for ten seconds. */
export function getFeeEstimates({ nodes, now }: Services): Handler<typeof contract> {
  const kept = createCachedCall<InferOutput<typeof contract.output>>({ now, most: 100, lifetimeMs })
  return ({ query: { chainId } }) => {
    bitcoinChain(nodes, chainId)
    return kept(chainId, () => nodes.askEsplora(chainId, { path: '/fee-estimates' }, read))
  }
}
