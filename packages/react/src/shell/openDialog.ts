import { fitKeyboard } from './fitKeyboard'
import { focusedElement } from './keepFocus'
import { lockScroll } from './lockScroll'
import { watchLeaving } from './watchLeaving'

/** Options of a dialog. */
export type DialogRequest = {
  readonly host: HTMLElement
  readonly dialog: HTMLDialogElement
  /** Where focus returns to. Defaults to what has it now. */
  readonly opener: Element | null
  /** Asks to close; returns false if that is blocked. */
  close(): boolean
}

/** Puts the host into the page and opens its dialog over everything. Returns how to undo all of it. */
export function openDialog({ host, dialog, opener, close }: DialogRequest): () => void {
  const document = host.ownerDocument
  const origin = focusedElement(document, opener ?? document.activeElement)
  // Reads the page's layout, which is up to date only until the dialog is in it.
  const unlock = lockScroll(document)
  document.body.append(host)
  dialog.showModal()
  const unwatch = watchLeaving(dialog, host, close)
  const unfit = fitKeyboard(dialog, document.defaultView?.visualViewport)
  return () => {
    unwatch()
    unfit()
    dialog.close()
    host.remove()
    unlock()
    if (origin?.isConnected && 'focus' in origin && typeof origin.focus === 'function')
      origin.focus({ preventScroll: true })
  }
}
