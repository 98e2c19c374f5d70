import { getAccount, type Latchkey, lazy } from '@latchkey/core'
import { adoptWallet, leaveWallet } from '@latchkey/core/actions'
import type { SetUpConnector, WagmiConfig } from '../config/WagmiConfig'
import { latchkeyConnectorId } from '../connector/latchkeyConnector'
import { tellWagmi } from '../connector/tellWagmi'

/**
 * Shows wagmi's connection in Latchkey, for sites that connect with connectors of wagmi. The wallet isn't asked again,
 * and both follow it and each other from then on. Returns how to stop.
 */
export function followWagmi(latchkey: Latchkey, config: WagmiConfig): () => void {
  /** The wallets that both sides share: wagmi's connector by the id of ours. */
  const shared = new Map<string, SetUpConnector>()
  let isStopped = false
  const toConnector = lazy(async () => (await import('./toConnector')).toConnector)

  const isHeld = ({ uid }: SetUpConnector) => config.state.connections.has(uid)
  const isShown = (id: string) =>
    latchkey.getState().connect.rows.some((row) => row.namespace === 'eip155' && row.connectorId === id)

  const adopt = async (current: string | null) => {
    const connector = config.state.connections.get(current ?? '')?.connector
    // What wagmi has stored is without functions until it has connected again.
    if (!connector?.getProvider || connector.id === latchkeyConnectorId) return
    const found = await toConnector(connector, await connector.getProvider())
    if (!found || isStopped || config.state.current !== current) return
    const row = await adoptWallet(latchkey, found)
    if (!row || isStopped) return
    shared.set(row.connectorId, connector)
    // It may have gone meanwhile.
    await leaveLatchkey()
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
  const tell = () => {
    const { connectorId } = getAccount(latchkey.getState(), 'eip155')
    const connector = shared.get(connectorId ?? '')
    if (connector && isHeld(connector)) tellWagmi(latchkey, connector.emitter)
  }
  const attempt = (work: () => Promise<void>) =>
    work().catch((cause) => latchkey.logger.warn('Could not follow wagmi', cause))

  const stops = [
    config.subscribe(
      ({ current }) => current,
      (current) => attempt(() => adopt(current)),
    ),
    config.subscribe(
      ({ connections }) => connections,
      () => attempt(leaveLatchkey),
    ),
    latchkey.subscribe(
      ({ connect }) => connect.rows,
      () => attempt(leaveWagmi),
    ),
    latchkey.subscribe(({ connect }) => connect.active.eip155, tell),
  ]
  attempt(() => adopt(config.state.current))
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
