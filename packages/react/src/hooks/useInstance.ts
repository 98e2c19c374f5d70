import type { Latchkey } from '@latchkey/core'
import { useScope } from './useScope'

/** Returns the instance of the nearest provider. @throws noProvider */
export function useInstance(): Latchkey {
  return useScope().latchkey
}
