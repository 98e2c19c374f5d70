import type { Config } from '../config/readConfig'

const hourMs = 3_600_000

/** The times that decide whether a name is registered, cooling or free. */
export type NameTimes = {
  /** Names seen before this have lapsed. */
  readonly lapsed: Date
  /** How long a name lives after it was seen. */
  readonly lifeMs: number
  /** Names that became free after this can't be registered yet. */
  readonly cooled: Date
}

/** Names that never lapse live longer than anyone who reads them. */
const forEverMs = 1_000 * 365 * 24 * hourMs

/** Returns these times as of now. */
export function nameTimes(
  config: Pick<Config, 'NAMES_LAPSE_DAYS' | 'NAMES_COOLDOWN_HOURS'>,
  now: number,
): NameTimes {
  const lifeMs = config.NAMES_LAPSE_DAYS === 0 ? forEverMs : config.NAMES_LAPSE_DAYS * 24 * hourMs
  return {
    lifeMs,
    lapsed: new Date(now - lifeMs),
    cooled: new Date(now - config.NAMES_COOLDOWN_HOURS * hourMs),
  }
}
