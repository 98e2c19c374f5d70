import type { Part } from './createPart'
import { whenIdle } from './whenIdle'

/** Loads the modal once a button is in view and the browser is idle. Returns how to cancel that. */
export function preloadWhenVisible(button: Element, modal: Pick<Part<unknown>, 'load'>): () => void {
  if (isSavingData()) return () => undefined
  let stop: () => void = () => undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    stop = whenIdle(() => void modal.load())
  })
  observer.observe(button)
  return () => {
    observer.disconnect()
    stop()
  }
}

/** Whether the visitor saves data; not every browser says. */
function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
