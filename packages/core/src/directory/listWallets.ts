import type { Namespace, RecentWallet } from '@latchkey/protocol'
import { isNamedAsBrought } from '../connect/isRival'
import type { Latchkey } from '../Latchkey'
import type { CustomWallet } from '../options/CustomWallet'
import { defaultFeatures } from '../options/defaultFeatures'
import type { ConnectorGroup } from '../options/Features'
import { isLinked } from '../pairing/isLinked'
import type { Connector } from '../ports/Connector'
import type { FirstSeen } from './firstSeenItem'
import { isConnectorShown, isListed } from './isConnectorShown'
import { roomForPopular, suggestedWallets } from './popularWallets'
import type { WalletListing } from './WalletListing'
import { isOwnBrowser } from './walletBrowsers'
import { plainName, withoutDoubles } from './withoutDoubles'

/** [CON-8] Orders the groups of wallets: the configured ones first, then the rest in the default order. */
export function orderGroups(
  configured: readonly ConnectorGroup[],
  enabled: ReadonlySet<ConnectorGroup>,
): readonly ConnectorGroup[] {
  const order = new Set([...configured, ...defaultFeatures.connectorTypeOrder])
  return [...order].filter((group) => enabled.has(group))
}

const injectedTypes = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']

function groupOf({ type }: Connector): ConnectorGroup {
  if (injectedTypes.includes(type)) return 'injected'
  return type === 'WALLET_CONNECT' ? 'walletConnect' : 'external'
}

/**
 * [CON-13] Finds the connectors of one installed wallet, one in each family, by reverse-DNS name, or by name
 * and icon. A second one in the same family, or one with another icon, is another wallet, even with the same
 * name.
 */
function membersOf(
  connector: Connector,
  all: readonly Connector[],
  taken: ReadonlySet<Connector>,
): readonly Connector[] {
  const { name, info, imageUrl } = connector
  const same = all.filter(
    (other) =>
      other === connector ||
      (!taken.has(other) &&
        // A wallet of another family can't be matched with one of two programs that claim its name.
        !connector.contested &&
        !other.contested &&
        // Its row says that nobody vouches for it, which a verified one would hide.
        !connector.isUnverified &&
        !other.isUnverified &&
        // A program that has the name of what the site brings stays a row of its own.
        [connector, other].every(({ type }) => injectedTypes.includes(type)) &&
        (info?.rdns && other.info?.rdns
          ? other.info.rdns === info.rdns
          : plainName(other.name) === plainName(name) &&
            (other.imageUrl ?? imageUrl) === (imageUrl ?? other.imageUrl))),
  )
  return same.filter((one, at) => same.findIndex(({ chain }) => chain === one.chain) === at)
}

/** Orders wallets by type, then by when they were first seen, then by name. */
function compareMembers(
  one: readonly Connector[],
  other: readonly Connector[],
  firstSeen: FirstSeen,
): number {
  const typeOf = (members: readonly Connector[]) =>
    Math.min(...members.map(({ type }) => injectedTypes.indexOf(type)))
  const seenOf = (members: readonly Connector[]) => Math.min(...members.map(({ id }) => firstSeen[id] ?? 0))
  const nameOf = ([first]: readonly Connector[]) => first?.name.toLowerCase() ?? ''
  return (
    typeOf(one) - typeOf(other) ||
    seenOf(one) - seenOf(other) ||
    (nameOf(one) < nameOf(other) ? -1 : +(nameOf(one) > nameOf(other)))
  )
}

function fromConnector(
  connector: Connector,
  members: readonly Connector[],
  recent: readonly RecentWallet[],
  { host, options: { connectorImages } }: Latchkey,
): WalletListing {
  const isRecent = recent.some((wallet) => members.some(({ id }) => id === wallet.id))
  const imageUrl = connectorImages[connector.id] ?? connector.imageUrl
  const isInstalled = injectedTypes.includes(connector.type)
  return {
    id: connector.id,
    name: connector.name,
    group: isRecent ? 'recent' : groupOf(connector),
    connectorId: connector.id,
    namespace: connector.chain,
    ...(members[1]
      ? { families: members.map(({ id, chain }) => ({ connectorId: id, namespace: chain })) }
      : {}),
    ...(imageUrl ? { imageUrl } : {}),
    ...(connector.info?.rdns && !connector.contested ? { rdns: connector.info.rdns } : {}),
    ...(connector.contested ? { isContested: true } : {}),
    ...(connector.isUnverified ? { isUnverified: true } : {}),
    ...(connector.isAround || (isInstalled && members.some((member) => isOwnBrowser(member, host)))
      ? { isAround: true }
      : {}),
    isInstalled,
    isRecent,
  }
}

function fromCustom({ image_url, ...wallet }: CustomWallet): WalletListing {
  return {
    ...wallet,
    group: 'custom',
    ...(image_url ? { imageUrl: image_url } : {}),
    isInstalled: false,
    isRecent: false,
  }
}

/** Ranks rows of the same group: the newest recent wallet first, else wallets of several families first. */
function rank({ id, group, families }: WalletListing, recent: readonly RecentWallet[]): number {
  return group === 'recent'
    ? recent.findIndex(
        (wallet) => wallet.id === id || families?.some(({ connectorId }) => connectorId === wallet.id),
      )
    : +!families
}

/**
 * [CON-8] [CON-9] Lists the wallets to choose from, of every source, filtered, without duplicates and in
 * order. With a namespace, lists only connectors of that family.
 */
export function listWallets(latchkey: Latchkey, namespace?: Namespace): readonly WalletListing[] {
  const { connect, directory, features } = latchkey.getState()
  const { recentWallets: recent, rows } = connect
  const connectors = connect.connectors
    .filter(({ chain }) => !namespace || chain === namespace)
    .map((connector) =>
      // The site vouches for the wallet that it brings, so only the other one is marked.
      !connector.contested && connect.connectors.some((other) => isNamedAsBrought(connector, other))
        ? { ...connector, contested: 'name' as const }
        : connector,
    )
    .sort((one, other) => injectedTypes.indexOf(one.type) - injectedTypes.indexOf(other.type))
  const { options, host } = latchkey
  /** Adds the names of wallets that the site names by id. */
  const withNames = (ids: readonly string[]) => [
    ...ids,
    ...(directory?.named?.wallets ?? [])
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ rdns, name }) => (rdns ? [rdns, name] : [name])),
  ]
  const excluded = withNames(options.excludeWalletIds)
  const visibility = {
    isMobile: host.isMobile,
    hasInjected: connectors.some(({ type }) => injectedTypes.includes(type)),
    excluded,
    included: withNames(options.includeWalletIds),
  }
  // Pairing has a connector in each family but one row, and none once all of them are connected through it.
  const pairing = connectors.find(
    ({ type, id, chain }) =>
      type === 'WALLET_CONNECT' &&
      options.enableWalletConnect &&
      rows.every((row) => row.connectorId !== id || row.namespace !== chain),
  )
  // If no wallet announced itself, the generic browser wallet is the only way in, so it gets a row.
  const isOnlyOne = (connector: Connector) =>
    connector.type === 'INJECTED' &&
    visibility.hasInjected &&
    connectors.every(({ type }) => type !== 'ANNOUNCED')
  const taken = new Set<Connector>()
  const shown = connectors
    .filter(
      (connector) =>
        // The embedded wallet has its own fields, for e-mail and social accounts.
        connector.type !== 'AUTH' && (connector.type !== 'WALLET_CONNECT' || connector === pairing),
    )
    .filter(
      (connector) =>
        isConnectorShown(connector, visibility) ||
        (isOnlyOne(connector) && isConnectorShown({ ...connector, name: '' }, visibility)),
    )
    .flatMap((connector, _, all) => {
      if (taken.has(connector)) return []
      // A connector belongs to one row.
      const members = membersOf(connector, all, taken)
      for (const member of members) taken.add(member)
      return {
        members,
        row: fromConnector(connector, members, recent, latchkey),
      }
    })
    .sort((one, other) => compareMembers(one.members, other.members, connect.firstSeen))
    .map(({ row }) => row)
  // [CON-11] Paired wallets have no connector of their own, so their links are remembered.
  const again = recent
    .filter((wallet) => options.pairing && isLinked(wallet, host.isMobile))
    .map((wallet) => ({ ...fromCustom(wallet), group: 'recent' as const, isRecent: true }))
  const own = [...(directory?.featured?.wallets ?? []), ...options.customWallets.map(fromCustom)]
  const isAllowed = (wallet: WalletListing) => !isListed(excluded, wallet)
  const listed = withoutDoubles([...shown, ...[...again, ...own].filter(isAllowed)])
  // A visitor who sees the site's own wallets needs no suggestion.
  const room = own.length > 0 ? 0 : roomForPopular(latchkey, listed, namespace)
  const suggested = room > 0 ? suggestedWallets(latchkey).filter(isAllowed) : []
  const listings = withoutDoubles([...listed, ...suggested]).slice(0, listed.length + room)
  const order = orderGroups(features.connectorTypeOrder, new Set(listings.map(({ group }) => group)))
  const place = (listing: WalletListing) =>
    // A visitor inside an app came with the account of that app.
    listing.isAround ? -1 : order.indexOf(listing.group) * 100 + rank(listing, recent)
  return listings.toSorted((left, right) => place(left) - place(right))
}
