/** The ways out of the dialog that the platform offers: Escape, the back gesture, a press on the backdrop. */
export function watchLeaving(dialog: HTMLDialogElement, host: HTMLElement, close: () => boolean): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const window = host.ownerDocument.defaultView
  let isPressed = false

  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // With the focus nowhere the key goes to the page; then it is meant for us if nothing lies over the dialog.
    if (event.target !== host && host.ownerDocument.elementFromPoint(0, 0) !== host) return
    // On the window before anyone else: a dialog of the page listens on the document, also while it is inert. And
    // the platform closes a dialog at the second Escape whatever `cancel` says, unless the key itself is refused.
    event.preventDefault()
    event.stopImmediatePropagation()
    // What has the focus inside may want the key first, as a search that is not empty does; the page hears neither.
    const [inner] = event.composedPath()
    const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    if (inner === event.target || inner?.dispatchEvent(again)) close()
  }
  window?.addEventListener('keydown', onEscape, { capture: true, signal })

  // The back gesture of a phone comes without a key.
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    close()
  }
  dialog.addEventListener('cancel', onCancel, { signal })
  // A platform that closes anyway is followed, or overruled where closing is blocked.
  const onClose = () => {
    // The event comes late: by then the dialog may have been opened again.
    if (!dialog.open && !close()) dialog.showModal()
  }
  dialog.addEventListener('close', onClose, { signal })

  const onPress = (event: PointerEvent) => {
    isPressed = event.target === dialog && event.button === 0
  }
  const onClick = (event: MouseEvent) => {
    // A press that began in the card and was dragged out, to mark a text, is no wish to leave.
    if (isPressed && event.target === dialog) close()
    isPressed = false
  }
  dialog.addEventListener('pointerdown', onPress, { signal })
  dialog.addEventListener('click', onClick, { signal })
  return () => stop.abort()
}
