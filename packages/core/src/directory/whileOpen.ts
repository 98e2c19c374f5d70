import type { Latchkey } from '../Latchkey'

/** A signal that says stop when the given one does, or when the modal is closed; end it when it is not needed any more. */
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
