/** The parts of a page that report a returning visitor. */
export type RelayPage = {
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string
  }
}

/** Calls back when the page is shown again or the device is online again. Returns a function that stops it. Does nothing outside a page. */
export function onPageReturn(page: RelayPage | undefined, listener: () => void): () => void {
  const target = page ?? (typeof document === 'undefined' ? undefined : { window: globalThis, document })
  if (!target) return () => undefined
  const shown = () => {
    if (target.document.visibilityState === 'visible') listener()
  }
  target.document.addEventListener('visibilitychange', shown)
  // A page from the back/forward cache keeps its timers but not its sockets.
  for (const event of ['online', 'pageshow']) target.window.addEventListener(event, listener)
  return () => {
    target.document.removeEventListener('visibilitychange', shown)
    for (const event of ['online', 'pageshow']) target.window.removeEventListener(event, listener)
  }
}
