import {
  isLinked,
  type Latchkey,
  type OpenRequest,
  pairingConnectorId,
  type WalletListing,
} from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { safeImageSource } from '@latchkey/ui'
import { type ReactElement, useInsertionEffect } from 'react'
import { wrongProp } from '../errors'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { useWallets } from '../hooks/useWallets'
import { imageOrigins } from '../views/imageOrigins'
import sheet, * as css from './accountButton.module.css'
import { adoptStyles } from './adoptStyles'
import { HostButton } from './HostButton'
import { text } from './HostButton.module.css'

/** Props of {@link WalletButton}. */
export type WalletButtonProps = {
  /** The wallet's reverse-DNS name, its id in the list, or `pairing` for a code that any wallet can scan. */
  readonly wallet: string
  readonly namespace?: Namespace
  /** Defaults to the wallet's name. */
  readonly label?: string
  readonly size?: 'md' | 'sm'
  readonly disabled?: boolean
}

/** Connects one wallet: a press asks it at once, and the modal shows how that goes. @throws invalidOption */
export function WalletButton(props: WalletButtonProps): ReactElement {
  const { wallet, namespace, label, size, disabled } = props
  // Plain JavaScript may leave it out.
  if (!wallet || typeof wallet !== 'string') throw wrongProp('wallet', 'the id of a wallet', wallet)
  const latchkey = useInstance()
  const { wallets } = useWallets(namespace ? { namespace } : {})
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  useInsertionEffect(() => adoptStyles(document, 'account-buttons', sheet), [])
  const id = wallet === 'pairing' ? pairingConnectorId : wallet
  const listing = wallets.find((each) => isNamed(each, id))
  const image = safeImageSource(listing?.imageUrl, origins)
  const name = label ?? listing?.name ?? wallet
  return (
    <HostButton
      look="connect"
      className={css.account}
      size={size}
      disabled={disabled}
      getRequest={(instance) => requestFor(instance, { id, listing, namespace })}
    >
      {image ? (
        <img className={css.icon} src={image} alt="" referrerPolicy="no-referrer" />
      ) : (
        <span className={`${css.icon} ${css.letter}`} aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <span className={text}>{name}</span>
    </HostButton>
  )
}

function isNamed({ id, connectorId, rdns, families = [] }: WalletListing, wanted: string): boolean {
  return [id, connectorId, rdns, ...families.map((family) => family.connectorId)].includes(wanted)
}

/** What a press opens: the wallet's own screen, as if it was picked from the list. */
function requestFor(
  { getState, host, options }: Latchkey,
  {
    id: wanted,
    listing: wallet,
    namespace,
  }: {
    readonly id: string
    readonly listing: WalletListing | undefined
    readonly namespace: Namespace | undefined
  },
): OpenRequest {
  const { connect, features } = getState()
  const family = namespace ? { namespace } : {}
  // Without a gateway, the list has only what is installed. The downloads know the usual wallets.
  if (!wallet && wanted !== pairingConnectorId)
    return { view: 'Downloads', data: { walletId: wanted }, ...family }
  // The list says that another program claims to be this wallet, and [FLG-4] shows the terms to accept.
  if (!wallet || wallet.isContested || features.legalCheckbox) return { view: 'Connect', ...family }
  const { id, name, connectorId, families } = wallet
  const own =
    families ?? (wallet.namespace && connectorId ? [{ namespace: wallet.namespace, connectorId }] : [])
  const connected = connect.rows.find((row) =>
    own.some((each) => each.connectorId === row.connectorId && each.namespace === row.namespace),
  )
  if (connected) return { view: 'Account', namespace: connected.namespace }
  if (connectorId === pairingConnectorId) return { view: 'ConnectingWalletConnect', data: {}, ...family }
  if (connectorId && families && !namespace) return { view: 'ConnectingMultiChain', data: { connectorId } }
  if (connectorId) return { view: 'ConnectingExternal', data: { connectorId, namespace: wallet.namespace } }
  const isPaired = options.pairing && isLinked(wallet, host.isMobile)
  return { view: isPaired ? 'ConnectingWalletConnect' : 'Downloads', data: { walletId: id, name }, ...family }
}
