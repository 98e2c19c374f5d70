import { getNetwork, getStatus, track } from '@latchkey/core'
import { type ReactElement, useInsertionEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { matchLocale } from '../i18n/matchLocale'
import { networkButtonTexts } from '../i18n/networkButtonTexts'
import { accountButtonStyles } from './accountButtonStyles'
import { adoptStyles } from './adoptStyles'
import { HostButton } from './HostButton'

/** What {@link NetworkButton} may be told. */
export type NetworkButtonProps = {
  /** Stands there while no network is known. */
  readonly label?: string
  readonly size?: 'md' | 'sm'
  readonly disabled?: boolean
}

/** The current network; leads to the choice of networks. */
export function NetworkButton({ label, size, disabled }: NetworkButtonProps): ReactElement {
  const latchkey = useInstance()
  const active = useSelector((state) => getNetwork(state))
  const isConnected = useSelector((state) => getStatus(state) === 'connected')
  const [switchText, selectText] = useSelector((state) => networkButtonTexts[matchLocale(state.locale)])
  const [broken, setBroken] = useState<string>()
  useInsertionEffect(() => adoptStyles(document, 'account-buttons', accountButtonStyles), [])
  const isLost = active !== null && !active.isSupported && isConnected
  const network = active?.isSupported ? active.network : null
  const image = network && (latchkey.options.chainImages[network.id] ?? network.assets?.imageUrl)
  return (
    <HostButton
      look="network"
      size={size}
      disabled={disabled}
      getRequest={() => ({ view: 'Networks' })}
      onPress={() => track(latchkey, 'CLICK_NETWORKS', {})}
    >
      {image && image !== broken ? (
        <img
          className="lk-host-icon"
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(image)}
        />
      ) : (
        <span className="lk-host-icon lk-host-letter" aria-hidden="true">
          {network?.name.charAt(0) ?? '?'}
        </span>
      )}
      <span className="lk-host-text" data-state={isLost ? 'lost' : undefined}>
        {isLost ? switchText : (network?.name ?? label ?? selectText)}
      </span>
    </HostButton>
  )
}
