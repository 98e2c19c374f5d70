import type { TransactionIdOf, TransactionOf } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useCallback } from 'react'
import { useInstance } from './useInstance'
import { type RequestStatus, useRequest } from './useRequest'

/** Sends transactions, and tells how the last one went; `data` is its hash or id. */
export type UseSendTransaction<N extends Namespace = Namespace> = RequestStatus<TransactionIdOf<N>> & {
  /** @throws what `Latchkey.sendTransaction` throws */
  sendTransaction(transaction: TransactionOf<N>): Promise<TransactionIdOf<N>>
}

/** Has the wallet of a family's account send transactions. Nothing loads until it's asked. @throws noProvider */
export function useSendTransaction<N extends Namespace>(namespace: N): UseSendTransaction<N> {
  const latchkey = useInstance()
  const [sendTransaction, status] = useRequest(
    useCallback(
      (transaction: TransactionOf<N>) => latchkey.sendTransaction(namespace, transaction),
      [latchkey, namespace],
    ),
  )
  return { ...status, sendTransaction }
}
