import { useEffect } from 'react'
import { useScope } from '../hooks/useInstance'
import type { AccountModule } from '../loader/ModalParts'
import { usePart } from '../loader/usePart'

/** Returns the account's part of a button, which loads once there may be an account to show. */
export function useAccountModule(isWanted: boolean): AccountModule | undefined {
  const { account } = useScope().parts
  useEffect(() => {
    if (isWanted) account.load()
  }, [isWanted, account])
  return usePart(account).value
}
