import { useAccount, useModalState, useNetwork, useWalletInfo } from 'latchkey/react'
import type { ReactElement } from 'react'
import { Panel } from './Panel'
import { ScrollRegion } from './ScrollRegion'

/** What the hooks return at this moment. */
export function StateInspector(): ReactElement {
  const { details, connection, ...account } = useAccount()
  const { network, networks, ...where } = useNetwork()
  const { walletInfo } = useWalletInfo()
  const { open, view } = useModalState()
  const shown = {
    useAccount: { ...account, allAccounts: account.allAccounts.map(({ address }) => address), details },
    useNetwork: { ...where, network: network?.name ?? null, networks: networks.map(({ name }) => name) },
    useWalletInfo: walletInfo && { ...walletInfo, icon: walletInfo.icon && '…' },
    useModalState: { open, view },
  }
  return (
    <Panel title="State" hint="What the hooks return, as it changes.">
      <ScrollRegion className="scroll" label="State of the hooks">
        <pre className="state">{JSON.stringify(shown, null, 2)}</pre>
      </ScrollRegion>
    </Panel>
  )
}
