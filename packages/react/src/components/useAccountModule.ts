import { useEffect } from 'react'
import { useInstance } from '../hooks/useInstance'
import type { AccountModule } from '../loader/ModalParts'
import { usePageParts } from '../loader/usePageParts'
import { usePart } from '../loader/usePart'

/** The account's side of a button, loaded once there is an account to show. */
export function useAccountModule(isConnected: boolean): AccountModule | null {
  const { logger } = useInstance()
  const { account } = usePageParts()
  const { value, error } = usePart(account)
  useEffect(() => {
    if (isConnected) account.load()
  }, [isConnected, account])
  useEffect(() => {
    if (error) logger.error('The account button could not be loaded', error)
  }, [error, logger])
  return (isConnected && value) || null
}
