import type { Latchkey } from '@latchkey/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { ModalSlot } from './components/ModalSlot'
import { LatchkeyContext } from './hooks/LatchkeyContext'
import { createPageParts } from './loader/createPageParts'
import { PagePartsContext } from './loader/PagePartsContext'

/** Lets everything below use an instance, and shows its modal once it is opened; until then nothing is loaded. */
export function LatchkeyProvider(props: {
  readonly latchkey: Latchkey
  readonly children?: ReactNode
}): ReactElement {
  const { latchkey, children } = props
  const [parts] = useState(() => createPageParts(latchkey))
  return (
    <LatchkeyContext.Provider value={latchkey}>
      <PagePartsContext.Provider value={parts}>
        {children}
        {latchkey.options.enableEmbedded ? null : <ModalSlot />}
      </PagePartsContext.Provider>
    </LatchkeyContext.Provider>
  )
}
