import type { Eip1193Provider } from '@latchkey/core'

/**
 * Whether a value takes requests. Its getters may throw; the caller handles that. Some wallets hide behind a proxy that
 * says it has no fields, so only reading tells.
 */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return typeof (value as Partial<Eip1193Provider> | null | undefined)?.request === 'function'
}
