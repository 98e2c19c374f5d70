import type { Latchkey, RememberedAccount, State } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { createContext, useContext } from 'react'
import { noProvider, providerDocs } from '../errors'
import type { AccountLook, PageParts } from '../loader/ModalParts'

/** What the cookie said. It belongs to one request, unlike the instance, which all visitors share on a server. */
export type EarlyAccount = {
  readonly accounts: readonly RememberedAccount[]
  /** The state that the server rendered. */
  readonly served: State
  /** Returns how a button shows an account that the wallet hasn't confirmed yet. */
  moduleFor(state: State, namespace: Namespace | undefined): AccountLook | undefined
}

/** What a provider passes down: its instance and the loaders. */
export type LatchkeyScope = {
  readonly latchkey: Latchkey
  readonly parts: PageParts
  /** Missing without a `CookieProvider`. */
  readonly early?: EarlyAccount
}

/** The scope of the nearest provider, or null. */
export const LatchkeyContext = /* @__PURE__ */ createContext<LatchkeyScope | null>(null)

/** Returns the scope of the nearest provider. @throws noProvider */
export function useScope(): LatchkeyScope {
  const scope = useContext(LatchkeyContext)
  if (!scope) throw noProvider({ docs: providerDocs })
  return scope
}

/** Returns the instance of the nearest provider. @throws noProvider */
export function useInstance(): Latchkey {
  return useScope().latchkey
}
