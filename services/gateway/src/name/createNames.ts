import { nameLookAlike, type nameRefusals, nameReserved, nameTaken } from '@latchkey/protocol'
import type { Config } from '../config/readConfig'
import type { Database } from '../database/Database'
import type { Reserved } from './createReserved'
import { findTakenSkeletons } from './findTakenSkeletons'
import { looksLikeAddress } from './looksLikeAddress'
import { nameTimes } from './nameTimes'
import { isLabel, type ZoneName } from './parseName'
import type { Registration } from './Registration'
import { readNames } from './readNames'
import { registerName } from './registerName'
import type { StoredName } from './StoredName'
import { skeletonOf } from './skeletonOf'

/** Why nobody can register a name. */
type NameRefusal = (typeof nameRefusals)[number]

const kinds = { taken: nameTaken, 'look-alike': nameLookAlike, reserved: nameReserved } as const

/** The names of the operator's zones. */
export type Names = {
  /** None if names are off. */
  readonly zones: readonly string[]
  find(name: string): Promise<StoredName | undefined>
  /** Returns the names that point to an address, the oldest first. */
  of(address: string): Promise<readonly StoredName[]>
  /** Returns which of these labels nobody can register, and why. */
  refused(zone: string, labels: readonly string[]): Promise<ReadonlyMap<string, NameRefusal>>
  /** Rejects a name that an account can't register or renew. @throws nameReserved, nameTaken, nameLookAlike */
  check(name: ZoneName, owner: string): Promise<void>
  /** @throws nameUsed, nameTaken, nameLookAlike, nameOwned */
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
  const refused: Names['refused'] = async (zone, labels) => {
    const skeletons = labels.map(skeletonOf)
    const taken = await findTakenSkeletons(database, zone, skeletons, times())
    const reasons = labels.flatMap((label, at): readonly (readonly [string, NameRefusal])[] => {
      const skeleton = skeletons[at] ?? ''
      const { why, name } = taken.get(skeleton) ?? {}
      const isKept = why === 'reserved' || isReserved(skeleton) || looksLikeAddress(label)
      if (isKept || !isLabel(label)) return [[label, 'reserved']]
      if (why === undefined) return []
      return [[label, why === 'registered' && name !== `${label}.${zone}` ? 'look-alike' : 'taken']]
    })
    return new Map(reasons)
  }
  return {
    zones: config.NAMES_ZONES,
    find,
    of: (address) => readNames(database, 'address', address.toLowerCase(), times().lapsed),
    refused,
    async check({ name, label, zone }, owner) {
      const known = await find(name)
      if (known?.owner === owner) return
      const refusal = (await refused(zone, [label])).get(label)
      if (refusal) throw kinds[refusal]({ name })
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
