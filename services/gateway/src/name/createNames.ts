import type { Config } from '../config/readConfig'
import type { Database } from '../database/Database'
import type { Reserved } from './createReserved'
import { findTakenSkeletons } from './findTakenSkeletons'
import { nameRefusals } from './nameRefusals'
import { nameTimes } from './nameTimes'
import { isLabel, type ZoneName } from './parseName'
import { readNames } from './readNames'
import { type Registration, registerName } from './registerName'
import type { StoredName } from './StoredName'
import { skeletonOf } from './skeletonOf'

/** The names of the operator's zones. */
export type Names = {
  /** None if names are off. */
  readonly zones: readonly string[]
  find(name: string): Promise<StoredName | undefined>
  /** Returns the names that point to an address, the oldest first. */
  of(address: string): Promise<readonly StoredName[]>
  /** Returns which of these labels can be registered. */
  free(zone: string, labels: readonly string[]): Promise<ReadonlySet<string>>
  /** Rejects a name that an account can't register or renew. @throws nameReserved, nameTaken, nameAlike, nameCooling */
  check(name: ZoneName, owner: string): Promise<void>
  /** @throws nameUsed, nameTaken, nameAlike, nameCooling, namesFull */
  register(
    registration: Pick<Registration, 'name' | 'owner' | 'coinTypes' | 'attributes' | 'timestamp'>,
  ): Promise<StoredName>
  /** Notes that an account is in use, so its names don't lapse. */
  see(address: string): Promise<void>
}

/** What names need. */
export type NamesOptions = {
  readonly config: Pick<
    Config,
    'NAMES_ZONES' | 'NAMES_LAPSE_DAYS' | 'NAMES_COOLDOWN_HOURS' | 'NAMES_PER_ACCOUNT'
  >
  readonly database: Database
  readonly isReserved: Reserved
  readonly now: () => number
}

/** Opens the names of the operator's zones. */
export function createNames({ config, database, isReserved, now }: NamesOptions): Names {
  const times = () => nameTimes(config, now())
  const find = async (name: string) => (await readNames(database, 'name', name, times().lapsed))[0]
  return {
    zones: config.NAMES_ZONES,
    find,
    of: (address) => readNames(database, 'address', address.toLowerCase(), times().lapsed),
    async free(zone, labels) {
      const skeletons = labels.map(skeletonOf)
      const taken = await findTakenSkeletons(database, zone, skeletons, times())
      return new Set(
        labels.filter((label, at) => {
          const skeleton = skeletons[at] ?? ''
          return isLabel(label) && !taken.has(skeleton) && !isReserved(skeleton)
        }),
      )
    },
    async check({ name, label, zone }, owner) {
      const known = await find(name)
      if (known?.owner === owner) return
      if (known) throw nameRefusals.nameTaken()
      const skeleton = skeletonOf(label)
      if (isReserved(skeleton)) throw nameRefusals.nameReserved()
      const why = (await findTakenSkeletons(database, zone, [skeleton], times())).get(skeleton)
      if (why === 'reserved') throw nameRefusals.nameReserved()
      if (why === 'cooling') throw nameRefusals.nameCooling()
      if (why === 'registered') throw nameRefusals.nameAlike()
    },
    register: (registration) =>
      registerName(database, {
        ...registration,
        most: config.NAMES_PER_ACCOUNT,
        times: times(),
        now: new Date(now()),
      }),
    async see(address) {
      if (config.NAMES_ZONES.length === 0) return
      // A name that has lapsed doesn't come back: others may count on registering it.
      await database.query('update names set seen_at = $2 where owner = $1 and seen_at > $3', [
        address.toLowerCase(),
        new Date(now()),
        times().lapsed,
      ])
    },
  }
}
