import { useEffect } from 'react'
import type { AccountModule } from '../loader/ModalParts'
import { usePageParts } from '../loader/usePageParts'
import { usePart } from '../loader/usePart'

/** The account's side of a button, loaded as soon as there may be an account to show. */
export function useAccountModule(isWanted: boolean): AccountModule | undefined {
  const { account } = usePageParts()
  useEffect(() => {
    if (isWanted) account.load()
  }, [isWanted, account])
  return usePart(account).value
}
