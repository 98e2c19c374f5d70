import { wantedFamily } from '../connect/wantedFamily'
import type { Latchkey } from '../Latchkey'
import { showNotice } from '../modal/showNotice'
import { getNetwork } from '../network/getNetwork'
import { switchNetwork } from '../network/switchNetwork'
import { embeddedConnectorId } from './embeddedConnector'

/**
 * [FRM-15] Moves to the first family with an embedded wallet, if the active one has none. It moves to the network on which
 * that family is, so no wallet is asked and no view is needed: a notice names the network. A visitor who was sent to one
 * family stays there.
 */
export async function enterEmbeddedFamily(latchkey: Latchkey): Promise<void> {
  const state = latchkey.getState()
  const { activeNamespace, networks } = state.network
  const has = (name: string) =>
    state.connect.connectors.some(({ id, chain }) => id === embeddedConnectorId && chain === name)
  if (wantedFamily(state) || has(activeNamespace)) return
  const first = networks.find(({ chainNamespace }) => has(chainNamespace))
  const there = first && getNetwork(state, first.chainNamespace)
  if (!there?.isSupported) return
  await switchNetwork(latchkey, there.networkId)
  const network = there.network.name
  const message = `Now on ${network}`
  showNotice(latchkey, { message, code: 'network.switched', values: { network }, variant: 'success' })
}
