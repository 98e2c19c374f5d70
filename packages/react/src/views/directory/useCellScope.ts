import { useMemo } from 'react'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { CellScope } from './WalletCell'

/** What all cells have in common, the same object until something of it changes. */
export function useCellScope({
  origins,
  isBlocked,
  pick,
}: Pick<CellScope, 'origins' | 'isBlocked' | 'pick'>): CellScope {
  const { t } = useTexts()
  const busyIds = useSelector(({ connect }) => Object.values(connect.pending))
  return useMemo(
    () => ({
      origins,
      isBlocked,
      busyIds,
      pick,
      texts: {
        installed: t('connect.installed'),
        recent: t('connect.recent'),
        certified: t('directory.certified'),
      },
    }),
    [origins, isBlocked, busyIds, pick, t],
  )
}
