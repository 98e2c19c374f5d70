import type { CallingNamespace, TypedData } from '@latchkey/core'
import { useCallback } from 'react'
import { useInstance } from './useInstance'
import { type RequestStatus, useRequest } from './useRequest'

/** Signs typed data, and tells how the last one went; `data` is the signature. */
export type UseSignTypedData = RequestStatus<`0x${string}`> & {
  /** @throws notConnected, notSupportedByWallet, userRejected, walletMalformed */
  signTypedData(typedData: TypedData): Promise<`0x${string}`>
}

/** Has the wallet sign typed data (EIP-712). @throws noProvider */
export function useSignTypedData(namespace: CallingNamespace): UseSignTypedData {
  const latchkey = useInstance()
  const [signTypedData, status] = useRequest(
    useCallback(
      (typedData: TypedData) => latchkey.signTypedData(namespace, typedData),
      [latchkey, namespace],
    ),
  )
  return { ...status, signTypedData }
}
