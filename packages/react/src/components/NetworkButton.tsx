import { track } from '@latchkey/core'
import { type ReactElement, useInsertionEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import sheet, * as css from './accountButton.module.css'
import { adoptStyles } from './adoptStyles'
import { HostButton } from './HostButton'
import { text as textClass } from './HostButton.module.css'
import { readNetworkFace } from './readNetworkFace'

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
  const { text, isLost, image, letter } = useSelector((state) => readNetworkFace(latchkey, state, label))
  const [broken, setBroken] = useState<string>()
  useInsertionEffect(() => adoptStyles(document, 'account-buttons', sheet), [])
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
          {letter}
        </span>
      )}
      <span className={textClass} data-state={isLost ? 'lost' : undefined}>
        {text}
      </span>
    </HostButton>
  )
}
