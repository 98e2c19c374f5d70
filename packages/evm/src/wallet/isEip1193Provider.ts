import type { Eip1193Provider } from '@latchkey/core'

/** Whether a foreign value can be asked at all; its getters may throw, and that is up to the caller. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    'request' in value &&
    typeof value.request === 'function'
  )
}
