import { object, parse, picklist, string } from 'valibot'
import type { Attempt } from '../login/Attempt'
import { mailKeysOf } from '../login/mailKeysOf'

const dataSchema = object({
  sessionId: string(),
  newEmail: string(),
  /** `primary`: the code went to the old address; `secondary`: to the new one. */
  step: picklist(['primary', 'secondary']),
  userAgent: string(),
  locale: string(),
})

/** What an attempt to change the address keeps. */
export type ChangeData = ReturnType<typeof readChange>

/** Reads what an attempt to change the address keeps. */
export function readChange({ data }: Pick<Attempt, 'data'>) {
  return { ...parse(dataSchema, data), mailKeys: mailKeysOf({ data }) }
}
