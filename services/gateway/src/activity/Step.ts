import type { Queryable } from '../database/Database'
import type { FollowerPlace } from './FollowerStore'

/** Runs one atomic step of a follower at its current place. @throws followerReplaced */
export type Step = <T>(run: (sql: Queryable, place: FollowerPlace) => Promise<T>) => Promise<T>
