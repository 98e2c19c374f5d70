import { type Sweep, type SweepOptions, startSweep } from '../database/startSweep'

/** Deletes expired sessions and used nonces. */
export function startSweepingSignIns(
  options: Pick<SweepOptions, 'database' | 'log' | 'everyMs' | 'slice'> & { readonly now: () => number },
): Sweep {
  const values = () => [new Date(options.now())]
  const sweep = (name: string, table: string, key: string) =>
    startSweep({
      ...options,
      name,
      statement: `delete from ${table} where ${key} in (
        select ${key} from ${table} where expires_at <= $1 order by expires_at limit $2) returning 1`,
      values,
    })
  const sweeps = [
    sweep('sign-in sessions', 'sign_in_sessions', 'id'),
    sweep('sign-in nonces', 'sign_in_nonces', 'nonce'),
  ]
  return {
    async stop() {
      await Promise.all(sweeps.map((one) => one.stop()))
    },
  }
}
