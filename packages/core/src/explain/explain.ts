import type { Explanation } from '@latchkey/explain'
import { type Network, networkFailure, notConnected } from '@latchkey/protocol'
import { type Account, getAccount } from '../connect/getAccount'
import { hasGateway } from '../http/hasGateway'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import type { ExplainSources, RequestToExplain } from '../ports/ExplainRequest'
import { lazy } from '../ports/lazy'
import { findLabels } from './findLabels'

/** [RPC-1] Only sites with a gateway load it. */
const readThroughGateway = /* @__PURE__ */ lazy(
  async () => (await import('../rpc/readThroughGateway')).readThroughGateway<unknown>,
)

/** Only sites with a gateway load them. */
const fetchDescriptors = /* @__PURE__ */ lazy(
  async () => (await import('./fetchDescriptors')).fetchDescriptors,
)
const withRisks = /* @__PURE__ */ lazy(async () => (await import('./withRisks')).withRisks)

/** Each token is one more question to the node. */
const mostWatched = 20

/** What nobody could read. */
export const blindExplanation: Explanation = {
  intent: { code: 'sign', values: {} },
  lines: [],
  warnings: [{ code: 'blind' }],
  will: 'unknown',
  seen: { decoded: false },
}

/**
 * Says what a request does before the wallet gets it: what leaves, what comes, what others may take, and whether it
 * succeeds. Reads from the network's nodes; never asks the wallet. What can't be found out is left out, and said so.
 * `isOffline` asks no node either, so it answers at once.
 * @throws notConnected
 */
export async function explain(
  latchkey: Latchkey,
  { namespace: wanted, method, params }: RequestToExplain,
  { isOffline, ...sources }: ExplainSources & { readonly isOffline?: boolean } = {},
): Promise<Explanation> {
  const state = latchkey.getState()
  const account = getAccount(state, wanted)
  const { namespace, address, connection } = account
  const now = getNetwork(state, namespace)
  const ask = latchkey.adapters.get(namespace)?.can.explain
  if (!address || !now) throw notConnected({ namespace })
  if (!ask) return blindExplanation
  const { network, networkId } = now
  const isAsking = hasGateway(latchkey) && !isOffline
  const found = await ask({
    method,
    params,
    address,
    addresses: state.connect.rows
      .filter((row) => row.namespace === namespace && row.connectorId === connection?.connectorId)
      .map((row) => row.address),
    network,
    sources: {
      watch: heldTokens(account, networkId),
      describe: isAsking ? (address, kind) => fetchDescriptors(latchkey, address, kind) : undefined,
      ...sources,
    },
    through: async <Answer>(read: (network: Network) => Promise<Answer>) => {
      if (isOffline) throw networkFailure()
      // What `read` returns is what comes back.
      return (
        latchkey.options.gateway ? readThroughGateway(latchkey, network, read) : read(network)
      ) as Promise<Answer>
    },
  })
  const labels = findLabels(latchkey, namespace, found)
  const labelled = labels.length > 0 ? { ...found, labels } : found
  return isAsking ? withRisks(latchkey, namespace, labelled) : labelled
}

/** The tokens that the account is known to have: a hostile contract may take them without saying so. */
function heldTokens({ details }: Account, networkId: string): readonly string[] {
  const prefix = `${networkId}:`
  return (details.tokenBalance ?? [])
    .flatMap(({ address }) => (address?.startsWith(prefix) ? [address.slice(prefix.length)] : []))
    .slice(0, mostWatched)
}
