import type { CallingNamespace, CallsRequest, SentCalls } from '@latchkey/core'
import { useCallback } from 'react'
import { useInstance } from './useInstance'
import { type RequestStatus, useRequest } from './useRequest'

/** Sends bundles of calls, and tells how the last one went; `data` has its id. */
export type UseSendCalls = RequestStatus<SentCalls> & {
  /** Doesn't wait for the chain. @throws what `Latchkey.sendCalls` throws */
  sendCalls(request: CallsRequest): Promise<SentCalls>
}

/** Has the wallet send calls as one bundle (EIP-5792). @throws noProvider */
export function useSendCalls(namespace: CallingNamespace): UseSendCalls {
  const latchkey = useInstance()
  const [sendCalls, status] = useRequest(
    useCallback((request: CallsRequest) => latchkey.sendCalls(namespace, request), [latchkey, namespace]),
  )
  return { ...status, sendCalls }
}
