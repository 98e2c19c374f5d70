import type { Latchkey } from '@latchkey/core'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { ModalSlot } from './components/ModalSlot'
import { noInstance, providerDocs } from './errors'
import { LatchkeyContext } from './hooks/useInstance'
import { createPageParts } from './loader/createPageParts'

/**
 * Provides an instance to everything below, and shows its modal once it opens. Loads nothing until then. @throws
 * noInstance
 */
export function LatchkeyProvider(props: {
  readonly latchkey: Latchkey
  readonly children?: ReactNode
}): ReactElement {
  const { latchkey, children } = props
  // Plain JavaScript may forget it, or pass another library's store.
  if (!latchkey?.live) throw noInstance({ docs: providerDocs })
  const scope = useMemo(() => ({ latchkey, parts: createPageParts(latchkey) }), [latchkey])
  return (
    <LatchkeyContext.Provider value={scope}>
      {children}
      {latchkey.options.enableEmbedded ? null : <ModalSlot />}
    </LatchkeyContext.Provider>
  )
}
