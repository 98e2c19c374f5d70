import { getAccount, hasGateway, mayHaveName } from '@latchkey/core'
import type { ComponentType } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useLazily } from '../../loader/useLazily'

const load = () => import('./NameRow').then(({ NameRow }) => NameRow)

/** [NAM-2] Returns the row that leads to a name, loaded only where an account without a name could get one. */
export function useNameOffer(): ComponentType | null {
  const latchkey = useInstance()
  const isWanted = useSelector(
    (state) => hasGateway(latchkey) && mayHaveName(latchkey) && !getAccount(state).details.profileName,
  )
  const NameRow = useLazily(isWanted, load)
  return isWanted && NameRow ? NameRow : null
}
