import type { Session } from '../store/SignerState'
import { currentAccounts } from './currentAccounts'
import { currentChain } from './currentChain'
import type { ProviderContext } from './ProviderContext'

/** Moves a family to another chain and emits the change with its accounts there. */
export function changeChain(
  context: ProviderContext,
  chain: string,
  { session, isTold = false }: { readonly session: Session | null; readonly isTold?: boolean },
): void {
  const namespace = chain.split(':', 1)[0] ?? ''
  const before = currentChain(context, namespace, session)
  const accountsBefore = session ? currentAccounts(context, namespace, session) : []
  context.memory.update((state) => ({ ...state, chains: { ...state.chains, [namespace]: chain } }))
  if (!isTold && before === chain) return
  context.tell('chainChanged', chain.slice(namespace.length + 1), namespace)
  const accounts = session ? currentAccounts(context, namespace, session) : []
  if (isTold || String(accounts) !== String(accountsBefore))
    context.tell('accountsChanged', accounts, namespace)
}
