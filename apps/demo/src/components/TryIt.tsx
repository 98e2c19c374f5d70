import { useAccount } from 'latchkey/react'
import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { AccountCard } from './AccountCard'
import { NetworkCard } from './NetworkCard'
import { Panel } from './Panel'
import { PermissionCard } from './PermissionCard'
import { SendCard } from './SendCard'
import { SignCard } from './SignCard'
import { SignInCard } from './SignInCard'

/** What a site can do once a wallet is connected. */
export function TryIt(): ReactElement {
  const { settings } = usePlayground()
  const { isConnected, namespace, address } = useAccount()
  return (
    <Panel
      id="try"
      title="Try it"
      hint={isConnected ? 'A wallet is connected. Put it to use.' : 'Connect a wallet first.'}
    >
      <div className="cards">
        {/* Reset when the account changes: a result belongs to one account. */}
        <SignCard key={`sign ${namespace} ${address}`} />
        <SendCard key={`send ${namespace} ${address}`} />
        {settings.features.smartSessions && namespace === 'eip155' ? (
          <PermissionCard key={`permission ${address}`} />
        ) : null}
        {settings.siwx ? <SignInCard /> : null}
        <NetworkCard />
        <AccountCard />
      </div>
    </Panel>
  )
}
