import { useAccount } from 'latchkey/react'
import type { ReactElement } from 'react'
import { AccountCard } from './AccountCard'
import { NetworkCard } from './NetworkCard'
import { Panel } from './Panel'
import { SendCard } from './SendCard'
import { SignCard } from './SignCard'

/** What a site does once a wallet is connected. */
export function TryIt(): ReactElement {
  const { isConnected, namespace, address } = useAccount()
  return (
    <Panel
      id="try"
      title="Try it"
      hint={isConnected ? 'A wallet is connected. Put it to use.' : 'Connect a wallet first.'}
    >
      <div className="cards">
        {/* What was signed or sent by one account says nothing about another. */}
        <SignCard key={`sign ${namespace} ${address}`} />
        <SendCard key={`send ${namespace} ${address}`} />
        <NetworkCard />
        <AccountCard />
      </div>
    </Panel>
  )
}
