import type { SignatureOf } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useCallback } from 'react'
import { useInstance } from './useInstance'
import { type RequestStatus, useRequest } from './useRequest'

/** Signs messages, and tells how the last one went; `data` is the signature. */
export type UseSignMessage<N extends Namespace = Namespace> = RequestStatus<SignatureOf<N>> & {
  /** @throws notConnected, userRejected */
  signMessage(message: string): Promise<SignatureOf<N>>
}

/** Has the wallet of a namespace, or of the active one, sign plain texts. @throws noProvider */
export function useSignMessage<N extends Namespace>({
  namespace,
}: {
  readonly namespace?: N
} = {}): UseSignMessage<N> {
  const latchkey = useInstance()
  const [signMessage, status] = useRequest(
    useCallback((message: string) => latchkey.signMessage(message, namespace), [latchkey, namespace]),
  )
  return { ...status, signMessage }
}
