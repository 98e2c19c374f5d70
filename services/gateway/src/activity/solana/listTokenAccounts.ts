import { readTokenAccounts, tokenAccountCalls } from '../../account/readTokenAccounts'
import type { Chain } from '../../config/chainSchema'
import { refusals } from '../../http/refusals'
import type { Nodes } from '../../rpc/Nodes'

const mostAccounts = 20

/**
 * The accounts in which an address holds listed tokens: what comes to one of them names its owner nowhere, so that each has
 * a history of its own. Of more than twenty, those that were listed first. One request. @throws chainDown, sourceDown
 */
export async function listTokenAccounts(
  nodes: Pick<Nodes, 'callMany'>,
  { id, tokens }: Chain,
  address: string,
): Promise<string[]> {
  if (tokens.length === 0) return []
  const accounts = readTokenAccounts(await nodes.callMany(id, tokenAccountCalls(address)))
  if (!accounts) throw refusals.sourceDown({ what: 'history' })
  return tokens
    .flatMap((token) => accounts.filter(({ mint }) => mint === token.address).map(({ account }) => account))
    .slice(0, mostAccounts)
}
