import { useMemo } from 'react'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { CellScope } from './WalletCell'

/** Returns what all cells share, as one stable object. */
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
        contested: t('connect.contested.tag'),
        unverified: t('connect.unverified'),
      },
    }),
    [origins, isBlocked, busyIds, pick, t],
  )
}
