import { type Sweep, type SweepOptions, startSweep } from '../database/startSweep'
import { smartSessionLimits } from './smartSessionLimits'

/** Deletes smart sessions that were never activated, and those that ended long ago. */
export function startSweepingSmartSessions({
  now,
  ...options
}: Pick<SweepOptions, 'database' | 'log'> & { readonly now: () => number }): Sweep {
  const { pendingMs, keptMs } = smartSessionLimits
  return startSweep({
    ...options,
    name: 'smart sessions',
    statement: `delete from smart_sessions where pci in (
      select pci from smart_sessions
      where (activated_at is null and created_at < $1) or expires_at < $2 or revoked_at < $2 limit $3) returning 1`,
    values: () => [new Date(now() - pendingMs), new Date(now() - keptMs)],
    everyMs: pendingMs,
  })
}
