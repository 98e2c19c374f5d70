import { getAccount, type Latchkey, lazy } from '@latchkey/core'
import { adoptWallet, leaveWallet } from '@latchkey/core/actions'
import type { SetUpConnector, WagmiConfig } from '../config/WagmiConfig'
import { getEvmConnection } from '../connector/getEvmConnection'
import { latchkeyConnectorId } from '../connector/latchkeyConnector'
import { tellWagmi } from '../connector/tellWagmi'
import { toText } from '../connector/toText'

/**
 * Shows wagmi's connection in Latchkey, for sites that connect with connectors of wagmi. The wallet isn't asked again,
 * and both follow it and each other from then on. Returns how to stop.
 */
export function followWagmi(latchkey: Latchkey, config: WagmiConfig): () => void {
  // A server has no wallet to follow, and may create a config for each request.
  if (!latchkey.host.isBrowser) return () => undefined
  /** The wallets that both sides share: wagmi's connector by the id of ours. */
  const shared = new Map<string, SetUpConnector>()
  let isStopped = false
  /** How many wallets of wagmi are on their way to Latchkey. */
  let adopting = 0
  /** Whether Latchkey changed meanwhile. */
  let hasMissed = false
  const toConnector = lazy(async () => (await import('./toConnector')).toConnector)

  const isHeld = ({ uid }: SetUpConnector) => config.state.connections.has(uid)
  const isShown = (id: string) =>
    latchkey.getState().connect.rows.some((row) => row.namespace === 'eip155' && row.connectorId === id)

  const activeId = () => getAccount(latchkey.getState(), 'eip155').connectorId ?? ''

  const follow = async (current: string | null) => {
    const connector = config.state.connections.get(current ?? '')?.connector
    // What wagmi has stored is without functions until it has connected again.
    if (!connector?.getProvider) return
    if (config.state.status === 'disconnected') return dropReturned()
    attempt(async () => config.storage?.setItem('recentConnectorId', connector.id))
    adopting += 1
    const isShared = await adopt(connector).finally(() => {
      adopting -= 1
    })
    // The visitor may have picked another one meanwhile.
    if (isShared || hasMissed) tell()
  }
  // While wagmi waits for one connector to disconnect, others may do so, too. Then it puts those back.
  const dropReturned = () => config.setState((state) => ({ ...state, connections: new Map(), current: null }))
  /** Returns whether both sides have the wallet. */
  const adopt = async (connector: SetUpConnector) => {
    if (connector.id === latchkeyConnectorId || shared.get(activeId()) === connector) return true
    const found = await toConnector(connector, await connector.getProvider())
    if (!found || isStopped || config.state.current !== connector.uid) return false
    const row = await adoptWallet(latchkey, found)
    if (!row || isStopped) return false
    shared.set(row.connectorId, connector)
    // It may have gone meanwhile.
    await leaveLatchkey()
    return true
  }
  // wagmi has asked the wallet. Asking again could end what the visitor connects next.
  const leaveLatchkey = async () => {
    for (const [id, connector] of shared)
      if (!isHeld(connector) && shared.delete(id)) await leaveWallet(latchkey, 'eip155', id)
  }
  const leaveWagmi = async () => {
    for (const [id, connector] of shared) {
      if (isShown(id) || !shared.delete(id)) continue
      // wagmi forgets the connection even if the wallet can't, or it would connect again after a reload.
      await attempt(() => connector.disconnect())
      connector.emitter.emit('disconnect')
    }
  }
  const getOurs = () => config.connectors.find(({ id }) => id === latchkeyConnectorId)
  /** wagmi's connector of the wallet that is active in Latchkey. Ours has those that only Latchkey knows. */
  const activeConnector = () => {
    const own = shared.get(activeId())
    if (own && isHeld(own)) return own
    return activeId() ? getOurs() : undefined
  }
  const tell = () => {
    const connector = activeConnector()
    hasMissed = adopting > 0
    if (!connector || isStopped || hasMissed) return
    tellWagmi(latchkey, connector.emitter)
    if (!isHeld(connector) || config.state.current === connector.uid) return
    config.setState((state) => ({ ...state, current: connector.uid }))
  }
  const tellMissed = () => {
    const connector = activeConnector()
    if (connector && !isHeld(connector)) tell()
  }
  // When another connector has disconnected, wagmi puts back what it knew of ours before.
  const tellAgain = () => {
    const ours = getOurs()
    const held = ours && config.state.connections.get(ours.uid)
    const connection = getEvmConnection(latchkey.getState())
    if (!isStopped && held && connection && toText(held) !== toText(connection))
      tellWagmi(latchkey, ours.emitter)
  }
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((cause) => latchkey.logger.warn('Could not follow wagmi', cause))

  const stops = [
    config.subscribe(
      ({ current }) => current,
      (current) => attempt(() => follow(current)),
    ),
    // wagmi hears no connector while it connects.
    config.subscribe(
      ({ status }) => status === 'connected' || status === 'disconnected',
      (isSettled) => isSettled && tellMissed(),
    ),
    config.subscribe(
      ({ connections }) => connections,
      () => attempt(leaveLatchkey).finally(tellAgain),
    ),
    latchkey.subscribe(
      ({ connect }) => connect.rows,
      () => attempt(leaveWagmi),
    ),
    latchkey.subscribe(({ connect }) => connect.active.eip155, tell),
  ]
  attempt(() => follow(config.state.current))
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
