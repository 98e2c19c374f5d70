import type { PairedProvider } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'

/** Whether a provider takes requests by name, as a paired wallet does; a standard wallet has features. */
export function isPaired(provider: unknown): provider is PairedProvider {
  const { request, features } = fieldsOf(provider)
  return typeof request === 'function' && features === undefined
}
