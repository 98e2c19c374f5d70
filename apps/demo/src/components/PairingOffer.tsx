import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { hasPairing } from '../settings/hasPairing'

/** A wallet elsewhere for a newcomer without a phone at hand, and how the two are brought together. */
export function PairingOffer(): ReactElement | null {
  const { playground, settings } = usePlayground()
  const { wallet } = playground.site
  if (!wallet || !hasPairing(settings, playground.site)) return null
  return (
    <div className="offer pairing-offer">
      <p>
        No phone at hand?{' '}
        <a className="button" href={wallet} target="_blank" rel="noopener">
          Open the demo wallet
        </a>
      </p>
      <ol className="steps">
        <li>Connect by WalletConnect</li>
        <li>Copy the link</li>
        <li>Paste it there</li>
      </ol>
    </div>
  )
}
