import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { Panel } from './Panel'
import { WalletCard } from './WalletCard'

/** Lets the visitor act as the user of the demo wallets. */
export function WalletControls(): ReactElement | null {
  const { wallets, settings, walletsError } = usePlayground()
  if (!settings.wallets) return null
  return (
    <Panel
      id="wallets"
      title="Demo wallets"
      hint="Choose how they answer before you open the modal. Their keys are public: never send them anything of value."
    >
      {walletsError ? <p role="alert">{walletsError}</p> : null}
      {wallets ? (
        <div className="cards">
          {wallets.list.map((wallet) => (
            <WalletCard key={wallet.name} wallet={wallet} />
          ))}
        </div>
      ) : null}
    </Panel>
  )
}
