/** The part of `VisualViewport` that tells how much of the page is to be seen. */
export type Visible = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> & EventTarget

/** Keeps a sheet above the keyboard of a phone, which covers the page without resizing it; returns how to stop. */
export function fitKeyboard(dialog: HTMLElement, visible: Visible | null | undefined): () => void {
  const fit = () => {
    // A visitor who has zoomed in sees less of the page too, but nothing covers it.
    const isZoomed = !visible || visible.scale > 1
    const covered = isZoomed ? 0 : Math.max(0, dialog.offsetHeight - visible.height - visible.offsetTop)
    dialog.style.setProperty('--lk-covered', `${Math.round(covered)}px`)
  }
  visible?.addEventListener('resize', fit)
  return () => visible?.removeEventListener('resize', fit)
}
