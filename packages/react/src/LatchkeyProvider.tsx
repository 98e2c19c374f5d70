import type { Latchkey } from '@latchkey/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { ModalSlot } from './components/ModalSlot'
import { LatchkeyContext } from './hooks/LatchkeyContext'
import { createModalParts } from './loader/createModalParts'
import { PartsContext } from './loader/PartsContext'

/** Lets everything below use an instance, and shows its modal once it is opened; until then nothing is loaded. */
export function LatchkeyProvider(props: {
  readonly latchkey: Latchkey
  readonly children?: ReactNode
}): ReactElement {
  const { latchkey, children } = props
  const [parts] = useState(createModalParts)
  return (
    <LatchkeyContext.Provider value={latchkey}>
      <PartsContext.Provider value={parts}>
        {children}
        {latchkey.options.enableEmbedded ? null : <ModalSlot />}
      </PartsContext.Provider>
    </LatchkeyContext.Provider>
  )
}
