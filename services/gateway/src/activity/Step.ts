import type { Queryable } from '../database/Database'
import type { FollowerPlace } from './FollowerStore'

/** Does one step of a follower, all or nothing, from the place where the follower is. @throws followerReplaced */
export type Step = <T>(run: (sql: Queryable, place: FollowerPlace) => Promise<T>) => Promise<T>
