import type { Connection } from '@latchkey/core'
import { useCallback } from 'react'
import { useInstance } from './useInstance'
import { type RequestStatus, useRequest } from './useRequest'

/** Activates other accounts; `data` is false if the embedded wallet kept the type of account it used before. */
export type UseSwitchAccount = RequestStatus<boolean> & {
  /** @throws notConnected */
  switchAccount(connection: Connection): Promise<boolean>
}

/** Activates another account of a connected wallet, such as one of `useAccount().allAccounts`. @throws noProvider */
export function useSwitchAccount(): UseSwitchAccount {
  const latchkey = useInstance()
  const [switchAccount, status] = useRequest(
    useCallback((connection: Connection) => latchkey.switchAccount(connection), [latchkey]),
  )
  return { ...status, switchAccount }
}
