import { offerEscape } from '@latchkey/ui'

/** Watches the browser's own ways out of a dialog: Escape, the back gesture, a press on the backdrop. */
export function watchLeaving(dialog: HTMLDialogElement, host: HTMLElement, close: () => boolean): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const window = host.ownerDocument.defaultView
  let isPressed = false

  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // With nothing focused, the key goes to the page. It is meant for us if nothing covers the dialog.
    if (event.target !== host && host.ownerDocument.elementFromPoint(0, 0) !== host) return
    // A dialog of the page listens on the document, even while inert, so we must be first on the window.
    // And browsers close a dialog on the second Escape whatever `cancel` says, unless the key itself is prevented.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!offerEscape(event.composedPath())) close()
  }
  window?.addEventListener('keydown', onEscape, { capture: true, signal })

  // A phone's back gesture comes without a key.
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    close()
  }
  dialog.addEventListener('cancel', onCancel, { signal })
  // If the browser closes it anyway, we follow, or open it again where closing is blocked.
  const onClose = () => {
    // This event comes late: the dialog may be open again by now.
    if (!dialog.open && !close()) dialog.showModal()
  }
  dialog.addEventListener('close', onClose, { signal })

  const onPress = (event: PointerEvent) => {
    isPressed = event.target === dialog && event.button === 0
  }
  const onClick = (event: MouseEvent) => {
    // A press that starts in the card and ends outside selects text; it doesn't mean to leave.
    if (isPressed && event.target === dialog) close()
    isPressed = false
  }
  dialog.addEventListener('pointerdown', onPress, { signal })
  dialog.addEventListener('click', onClick, { signal })
  return () => stop.abort()
}
