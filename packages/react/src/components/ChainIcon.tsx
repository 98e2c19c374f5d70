import { findNetwork, getNetwork } from '@latchkey/core'
import type { NetworkId } from '@latchkey/protocol'
import { type ReactElement, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'

/** Props of {@link ChainIcon}. */
export type ChainIconProps = {
  /** Defaults to the visitor's network. */
  readonly networkId?: NetworkId
  /** In px; 24 by default. */
  readonly size?: number
}

/** The image of one of the site's networks, or its first letter if it has none. */
export function ChainIcon({ networkId, size = 24 }: ChainIconProps): ReactElement {
  const { options } = useInstance()
  const network = useSelector((state) =>
    networkId ? (findNetwork(state, networkId) ?? null) : (getNetwork(state)?.network ?? null),
  )
  const [broken, setBroken] = useState<string>()
  const image = network && (options.chainImages[network.id] ?? network.assets?.imageUrl)
  if (image && image !== broken)
    return (
      <img
        src={image}
        width={size}
        height={size}
        alt=""
        referrerPolicy="no-referrer"
        data-part="chain-icon"
        onError={() => setBroken(image)}
      />
    )
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-part="chain-icon">
      <circle cx="12" cy="12" r="12" fill="currentColor" opacity=".12" />
      <text x="12" y="16.5" fontSize="13" fontWeight="600" textAnchor="middle" fill="currentColor">
        {network?.name.charAt(0) ?? '?'}
      </text>
    </svg>
  )
}
