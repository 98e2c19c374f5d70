import { useEffect } from 'react'
import { useScope } from '../hooks/useInstance'
import { usePart } from '../loader/createPart'
import type { AccountModule } from '../loader/ModalParts'

/** The account's side of a button, loaded as soon as there may be an account to show. */
export function useAccountModule(isWanted: boolean): AccountModule | undefined {
  const { account } = useScope().parts
  useEffect(() => {
    if (isWanted) account.load()
  }, [isWanted, account])
  return usePart(account).value
}
