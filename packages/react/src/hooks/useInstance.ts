import type { Latchkey } from '@latchkey/core'
import { createContext, useContext } from 'react'
import { noProvider } from '../errors'
import type { PageParts } from '../loader/ModalParts'

/** What a provider passes down: its instance and the loaders. */
export type LatchkeyScope = { readonly latchkey: Latchkey; readonly parts: PageParts }

/** The scope of the nearest provider, or null. */
export const LatchkeyContext = /* @__PURE__ */ createContext<LatchkeyScope | null>(null)

/** Returns the scope of the nearest provider. @throws noProvider */
export function useScope(): LatchkeyScope {
  const scope = useContext(LatchkeyContext)
  if (!scope) throw noProvider()
  return scope
}

/** Returns the instance of the nearest provider. @throws noProvider */
export function useInstance(): Latchkey {
  return useScope().latchkey
}
