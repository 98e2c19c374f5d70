import type { Latchkey } from '../Latchkey'

/**
 * Returns a signal that aborts with the given one or when the modal closes. Call `end` when it is no longer
 * needed.
 */
export function whileOpen(
  latchkey: Latchkey,
  given?: AbortSignal,
): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController()
  const abort = () => controller.abort(given?.reason)
  if (given?.aborted) abort()
  given?.addEventListener('abort', abort)
  const unsubscribe = latchkey.subscribe(
    ({ modal }) => modal.open,
    (isOpen) => !isOpen && abort(),
  )
  return {
    signal: controller.signal,
    end() {
      unsubscribe()
      given?.removeEventListener('abort', abort)
    },
  }
}
