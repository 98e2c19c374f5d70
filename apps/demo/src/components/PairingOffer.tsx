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
        No phone at hand to scan a code?{' '}
        <a className="button" href={wallet} target="_blank" rel="noopener">
          Open the demo wallet
        </a>
      </p>
      <ol className="steps">
        <li>Connect here by WalletConnect</li>
        <li>“Copy link” under the code</li>
        <li>Paste it in the demo wallet</li>
      </ol>
    </div>
  )
}
