import type { Latchkey } from '@latchkey/core'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalSlot } from '../components/ModalSlot'
import { LatchkeyContext } from '../hooks/useInstance'
import { createPageParts } from '../loader/createPageParts'
import { createPart } from '../loader/createPart'
import type { ModalModule } from '../loader/ModalParts'
import { createModal } from '../shell/createModal'

/** Shows the modal of an instance in a page without React. Calls back once it can appear. */
export function mountModal(
  latchkey: Latchkey,
  onMounted: () => void,
): { readonly modal: ModalModule; readonly unmount: () => void } {
  const modal = createModal(latchkey)
  const parts = { ...createPageParts(latchkey), modal: createPart(async () => modal, undefined, modal) }
  // It stays empty and out of the page: the modal is put over the page.
  const root = createRoot(document.createElement('div'))
  root.render(
    <LatchkeyContext.Provider value={{ latchkey, parts }}>
      <ModalSlot />
      <AfterMount run={onMounted} />
    </LatchkeyContext.Provider>,
  )
  return { modal, unmount: () => root.unmount() }
}

/** Effects run in order, so by then the slot before it is one of the instance's. */
function AfterMount({ run }: { readonly run: () => void }): null {
  useEffect(run, [run])
  return null
}
