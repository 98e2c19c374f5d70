import { fieldsOf } from '@latchkey/protocol'
import { callOf } from './callOf'

/** A feature of a standard wallet, like `bitcoin:connect`; null if it has none. */
export function featureOf(wallet: unknown, name: string): ReturnType<typeof callOf> {
  const method = name.slice(name.indexOf(':') + 1)
  return callOf(fieldsOf(fieldsOf(wallet).features)[name], method)
}
