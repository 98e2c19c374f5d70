/** The part of `VisualViewport` that says how much of the page is visible. */
export type Visible = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> & EventTarget

/** Keeps a sheet above a phone's keyboard, which covers the page without resizing it. Returns how to stop. */
export function fitKeyboard(dialog: HTMLElement, visible: Visible | null | undefined): () => void {
  const fit = () => {
    // Zooming in also shows less of the page, but nothing covers it.
    const isZoomed = !visible || visible.scale > 1
    const covered = isZoomed ? 0 : Math.max(0, dialog.offsetHeight - visible.height - visible.offsetTop)
    dialog.style.setProperty('--lk-covered', `${Math.round(covered)}px`)
  }
  visible?.addEventListener('resize', fit)
  return () => visible?.removeEventListener('resize', fit)
}
