import type { Eip1193Provider } from '@latchkey/core'

/** Whether a value takes requests. Its getters may throw; the caller handles that. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    'request' in value &&
    typeof value.request === 'function'
  )
}
