import { getStatus, type InitialState, type Latchkey, toServedState } from '@latchkey/core'
import { account as buttonClass } from '../components/accountButton.module.css'
import type { EarlyAccount } from '../hooks/useInstance'
import type { AccountLook } from '../loader/ModalParts'
import { RememberedFace } from './RememberedFace'

const module: AccountLook = {
  AccountFace: RememberedFace,
  buttonClass,
  // There is no account to open yet; as everywhere while a wallet is asked.
  accountRequest: (_, namespace) => (namespace ? { view: 'Connect', namespace } : { view: 'Connect' }),
}

/** Prepares what the buttons show until the wallets have answered and the account's part of the buttons has loaded. */
export function createEarly(latchkey: Latchkey, initialState: InitialState | undefined): EarlyAccount {
  const accounts = initialState?.accounts ?? []
  return {
    accounts,
    served: toServedState(latchkey, initialState),
    moduleFor(state, namespace = state.network.activeNamespace) {
      const isKnown = accounts.some((account) => account.namespace === namespace)
      const isAsked = state.connect.restoring.includes(namespace)
      return isKnown && (isAsked || getStatus(state, namespace) === 'connected') ? module : undefined
    },
  }
}
