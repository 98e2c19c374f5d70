import { getAccount, getNetwork, track } from '@latchkey/core'
import { type ReactElement, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { HostButton } from './HostButton'
import { useButtonTexts } from './useButtonTexts'

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
  const texts = useButtonTexts()
  const active = useSelector((state) => getNetwork(state))
  const isConnected = useSelector((state) => getAccount(state).isConnected)
  const [broken, setBroken] = useState<string>()
  const isLost = active !== null && !active.isSupported && isConnected
  const network = active?.isSupported ? active.network : null
  const image = network && (latchkey.options.chainImages[network.id] ?? network.assets?.imageUrl)
  return (
    <HostButton
      look="network"
      size={size}
      disabled={disabled}
      state={isLost ? 'warning' : undefined}
      request={{ view: 'Networks' }}
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
      <span className="lk-host-text">
        {isLost ? texts.switchNetwork : (network?.name ?? label ?? texts.selectNetwork)}
      </span>
    </HostButton>
  )
}
