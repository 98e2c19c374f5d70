import type { NameTimes } from './nameTimes'
import type { ZoneName } from './parseName'

/** A registration whose signature is valid. */
export type Registration = {
  readonly name: ZoneName
  /** The account, in lower case. */
  readonly owner: string
  readonly coinTypes: readonly number[]
  readonly attributes: Readonly<Record<string, string>>
  /** Of the signed message, in seconds. */
  readonly timestamp: number
  readonly most: number
  readonly times: NameTimes
  readonly now: Date
}
