import { getNetwork, getStatus, track } from '@latchkey/core'
import { type ReactElement, useInsertionEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { matchLocale } from '../i18n/matchLocale'
import { networkButtonTexts } from '../i18n/networkButtonTexts'
import sheet, * as css from './accountButton.module.css'
import { adoptStyles } from './adoptStyles'
import { HostButton } from './HostButton'
import { text } from './HostButton.module.css'

/** Props of {@link NetworkButton}. */
export type NetworkButtonProps = {
  /** Shown while no network is known. */
  readonly label?: string
  readonly size?: 'md' | 'sm'
  readonly disabled?: boolean
}

/** Shows the current network and opens the list of networks. */
export function NetworkButton({ label, size, disabled }: NetworkButtonProps): ReactElement {
  const latchkey = useInstance()
  const active = useSelector((state) => getNetwork(state))
  const isConnected = useSelector((state) => getStatus(state) === 'connected')
  const [switchText, selectText] = useSelector((state) => networkButtonTexts[matchLocale(state.locale)])
  const [broken, setBroken] = useState<string>()
  useInsertionEffect(() => adoptStyles(document, 'account-buttons', sheet), [])
  const isLost = active !== null && !active.isSupported && isConnected
  const network = active?.isSupported ? active.network : null
  const image = network && (latchkey.options.chainImages[network.id] ?? network.assets?.imageUrl)
  return (
    <HostButton
      look="network"
      className={`${css.account} ${css.network}`}
      size={size}
      disabled={disabled}
      getRequest={() => ({ view: 'Networks' })}
      onPress={() => track(latchkey, 'CLICK_NETWORKS', {})}
    >
      {image && image !== broken ? (
        <img
          className={css.icon}
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(image)}
        />
      ) : (
        <span className={`${css.icon} ${css.letter}`} aria-hidden="true">
          {network?.name.charAt(0) ?? '?'}
        </span>
      )}
      <span className={text} data-state={isLost ? 'lost' : undefined}>
        {isLost ? switchText : (network?.name ?? label ?? selectText)}
      </span>
    </HostButton>
  )
}
