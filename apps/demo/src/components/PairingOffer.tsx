import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { hasPairing } from '../settings/hasPairing'

/** Offers a wallet to pair with to a visitor without a phone, with the steps. */
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
        <li>Connect with WalletConnect</li>
        <li>Copy the link</li>
        <li>Paste it in the wallet</li>
      </ol>
    </div>
  )
}
