import { type Account, getAccount, type State } from 'latchkey'
import {
  type UseSignIn,
  useAccount,
  useLatchkey,
  useModalState,
  useNetwork,
  useSignIn,
  useWalletInfo,
} from 'latchkey/react'
import { type ReactElement, useSyncExternalStore } from 'react'
import { Panel } from './Panel'
import { ScrollRegion } from './ScrollRegion'

/** What the hooks return now, for the active family and then for each. */
export function StateInspector(): ReactElement {
  const { latchkey } = useLatchkey()
  const account = useAccount()
  // The hooks cover the active family only. The others can change with any part of the state.
  const state = useSyncExternalStore(
    (changed) => latchkey.subscribe((now) => now, changed),
    latchkey.getState,
  )
  const { network, networks, ...where } = useNetwork()
  const { walletInfo } = useWalletInfo()
  const { open, view } = useModalState()
  const signIn = useSignIn()
  const families = [...latchkey.adapters.keys()]
  const shown = {
    useAccount: shownAccount(account),
    useNetwork: { ...where, network: network?.name ?? null, networks: networks.map(({ name }) => name) },
    useWalletInfo: walletInfo && { ...walletInfo, icon: walletInfo.icon && '…' },
    useModalState: { open, view },
    ...(signIn.isEnabled ? { useSignIn: shownSignIn(signIn) } : {}),
    ...(families.length > 1 ? { byNamespace: byNamespace(state, families) } : {}),
  }
  return (
    <Panel title="State" hint="What the hooks return, live.">
      <ScrollRegion className="scroll" label="Return values of the hooks">
        <pre className="state">{JSON.stringify(shown, null, 2)}</pre>
      </ScrollRegion>
    </Panel>
  )
}

function shownAccount({ connection: _, ...account }: Account) {
  return { ...account, allAccounts: account.allAccounts.map(({ address }) => address) }
}

function shownSignIn({ status, isSignedIn, isOtherAddress, session, error }: UseSignIn) {
  return {
    status,
    isSignedIn,
    isOtherAddress,
    session: session && { data: session.data },
    error: error?.code ?? null,
  }
}

/** Returns the same as `useAccount({ namespace })` for each family. */
function byNamespace(state: State, families: readonly Account['namespace'][]) {
  return Object.fromEntries(
    families.map((namespace) => [namespace, shownAccount(getAccount(state, namespace))]),
  )
}
