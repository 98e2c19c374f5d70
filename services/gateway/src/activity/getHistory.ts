import { type getHistory as contract, isEvmAddress } from '@latchkey/protocol'
import { iconUrl } from '../account/iconUrl'
import { isAddressOf } from '../account/isAddressOf'
import { publicUrlOf } from '../http/publicUrlOf'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import { readPurchases } from '../onramp/readPurchases'
import type { Services } from '../Services'
import type { HistorySource } from './HistorySource'
import { historyCursor } from './historyCursor'
import { limitWatches } from './limitWatches'
import { mergeHistory } from './mergeHistory'

const pageLength = 50

/** [ACC-4] Returns the history of an account on one chain, or on all EVM chains that have one. */
export function getHistory(
  services: Services,
  sources: ReadonlyMap<string, HistorySource>,
): Handler<typeof contract> {
  const chains = services.config.GATEWAY_CHAINS
  return async ({ params: { address }, query: { chainId, cursor, onramp }, project, signal, context }) => {
    if (onramp !== undefined && onramp !== 'coinbase')
      throw refusals.unsupportedProvider({ provider: onramp })
    const namespace = chainId?.split(':')[0] ?? 'eip155'
    const chain = chains.find(({ id }) => id === chainId)
    if (chainId !== undefined && !chain) throw refusals.unsupportedChain({ chainId })
    const isWellFormed: boolean = chain ? isAddressOf(chain, address) : isEvmAddress(address)
    if (!isWellFormed) throw refusals.malformedAddress({ address: address.slice(0, 100) })
    if (namespace === 'polkadot') throw refusals.notImplemented({ what: 'the history of Polkadot accounts' })
    const from = cursor === undefined ? {} : historyCursor.decode(cursor)
    const base = publicUrlOf(services.config, context)
    const iconOf = (symbol: string) => iconUrl(base, symbol)
    if (onramp) {
      if (services.onramp.providers.length === 0)
        throw refusals.notImplemented({ what: 'the history of purchases' })
      const whose = { project: project.id, namespace, address, chainId, iconOf }
      return { data: await readPurchases(services.onramp, whose), next: null }
    }
    const asked = new Map(
      [...sources].filter(([id]) => (chainId ? id === chainId : id.startsWith(`${namespace}:`))),
    )
    if (asked.size === 0) throw refusals.sourceDown({ what: 'history' })
    const countNew = (amount: number) => limitWatches(services, project, context, amount)
    const query = { address, limit: pageLength, iconOf, signal, countNew }
    const { data, next } = await mergeHistory(asked, from, query)
    return { data, next: next && historyCursor.encode(next) }
  }
}
