import type { Latchkey } from '@latchkey/core'
import { useMemo } from 'react'
import { useInstance } from './useInstance'

/** Disconnects one namespace, or all of them. */
export function useDisconnect(): Pick<Latchkey, 'disconnect'> {
  const latchkey = useInstance()
  return useMemo(() => ({ disconnect: (namespace) => latchkey.disconnect(namespace) }), [latchkey])
}
