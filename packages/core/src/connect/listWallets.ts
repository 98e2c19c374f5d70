import type { Namespace, RecentWallet } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { ConnectorGroup, CustomWallet } from '../options/Options'
import type { Connector } from '../ports/Connector'
import { isConnectorShown } from './isConnectorShown'
import { orderGroups } from './orderGroups'

/** One row of the list of wallets. */
export type WalletListing = Pick<
  CustomWallet,
  'homepage' | 'app_store' | 'play_store' | 'chrome_store' | 'rdns'
> & {
  readonly id: string
  readonly name: string
  readonly group: ConnectorGroup
  readonly connectorId?: string
  readonly namespace?: Namespace
  readonly imageUrl?: string
  readonly isInstalled: boolean
  readonly isRecent: boolean
}

const injectedTypes = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']

function groupOf({ type }: Connector): ConnectorGroup {
  if (injectedTypes.includes(type)) return 'injected'
  return type === 'WALLET_CONNECT' ? 'walletConnect' : 'external'
}

function fromConnector(
  connector: Connector,
  recent: readonly RecentWallet[],
  image: string | undefined,
): WalletListing {
  const isRecent = recent.some(({ id }) => id === connector.id)
  const imageUrl = image ?? connector.imageUrl
  return {
    id: connector.id,
    name: connector.name,
    group: isRecent ? 'recent' : groupOf(connector),
    connectorId: connector.id,
    namespace: connector.chain,
    ...(imageUrl ? { imageUrl } : {}),
    ...(connector.info?.rdns ? { rdns: connector.info.rdns } : {}),
    isInstalled: injectedTypes.includes(connector.type),
    isRecent,
  }
}

function fromCustom({
  image_url,
  mobile_link: _m,
  desktop_link: _d,
  webapp_link: _w,
  ...wallet
}: CustomWallet): WalletListing {
  return {
    ...wallet,
    group: 'custom',
    ...(image_url ? { imageUrl: image_url } : {}),
    isInstalled: false,
    isRecent: false,
  }
}

/** Rows of the same group: the newest recent one first; within the injected ones multi-chain, announced, injected. */
function rank(
  listing: WalletListing,
  connectors: readonly Connector[],
  recent: readonly RecentWallet[],
): number {
  if (listing.group === 'recent') return recent.findIndex(({ id }) => id === listing.id)
  const type = connectors.find(
    ({ id, chain }) => id === listing.connectorId && chain === listing.namespace,
  )?.type
  return type ? injectedTypes.indexOf(type) : 0
}

/** [CON-8] [CON-9] All wallets that can be chosen, from every source, filtered, without doubles and in order. */
export function listWallets(latchkey: Latchkey): readonly WalletListing[] {
  const { connectors, recentWallets: recent, rows } = latchkey.getState().connect
  const { features } = latchkey.getState()
  const { options, host } = latchkey
  const visibility = {
    isMobile: host.isMobile,
    hasInjected: connectors.some(({ type }) => injectedTypes.includes(type)),
    excluded: options.excludeWalletIds,
    included: options.includeWalletIds,
  }
  const isPaired = ({ type, id }: Connector) =>
    type === 'WALLET_CONNECT' && rows.some(({ connectorId }) => connectorId === id)
  // Where nothing was announced, the generic browser wallet is all there is: then it has its row after all.
  const isOnlyOne = (connector: Connector) =>
    connector.type === 'INJECTED' &&
    visibility.hasInjected &&
    connectors.every(({ type }) => type !== 'ANNOUNCED')
  const shown = connectors
    .filter(
      (connector) =>
        // The embedded wallet has fields of its own, for an e-mail address and social accounts.
        connector.type !== 'AUTH' &&
        !isPaired(connector) &&
        (options.enableWalletConnect || connector.type !== 'WALLET_CONNECT'),
    )
    .filter(
      (connector) =>
        isConnectorShown(connector, visibility) ||
        (isOnlyOne(connector) && isConnectorShown({ ...connector, name: '' }, visibility)),
    )
    .map((connector) => fromConnector(connector, recent, options.connectorImages[connector.id]))
  const taken = new Set(shown.flatMap(({ id, rdns }) => [id, rdns]))
  const custom = options.customWallets
    .filter(({ id, rdns }) => !taken.has(id) && (rdns === undefined || !taken.has(rdns)))
    .map(fromCustom)
  const listings = [...shown, ...custom]
  const order = orderGroups(features.connectorTypeOrder, new Set(listings.map(({ group }) => group)))
  const place = (listing: WalletListing) =>
    order.indexOf(listing.group) * 100 + rank(listing, connectors, recent)
  return listings.toSorted((left, right) => place(left) - place(right))
}
