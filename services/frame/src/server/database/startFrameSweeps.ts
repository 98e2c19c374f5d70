import { inTurn, type Sweep, startSweep } from '@latchkey/gateway/server'
import type { FrameServices } from '../FrameServices'
import { forgetGone } from '../halves/forgetGone'

const dayMs = 86_400_000

/** What expires by itself. */
const expiring = [
  'frame_attempts',
  'frame_proofs',
  'frame_limits',
  'frame_sessions',
  'frame_handovers',
  'frame_approvals',
  'frame_email_undos',
  'frame_passkey_challenges',
  'frame_holds',
] as const

/** Deletes expired rows every few minutes. */
export function startFrameSweeps(
  services: Pick<FrameServices, 'database' | 'halves' | 'log' | 'now'>,
): Sweep {
  const { log, now } = services
  const database = inTurn(services.database)
  const sweeps = [
    ...expiring.map((table) =>
      startSweep({
        ...{ database, log, name: table, everyMs: 300_000 },
        statement: `delete from ${table} where ctid in (
          select ctid from ${table} where expires_at < $1 limit $2) returning 1`,
        values: () => [new Date(now())],
      }),
    ),
    startSweep({
      ...{ log, name: 'slots without a vault', everyMs: 300_000, slice: 200 },
      database: {
        withLock: (name, run) => database.withLock(name, run),
        // The second half of a slot goes with it.
        async query(statement, values) {
          const gone = await database.query<never>(statement, values)
          await forgetGone(services, gone)
          return gone
        },
      },
      statement: `delete from frame_slots where id in (
        select id from frame_slots where sealed is null and created_at < $1 limit $2) returning id, kind`,
      values: () => [new Date(now() - dayMs)],
    }),
  ]
  return {
    async stop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
    },
  }
}
