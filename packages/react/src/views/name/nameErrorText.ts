import {
  isLatchkeyError,
  type LatchkeyError,
  nameAccountUnused,
  nameLookAlike,
  nameNeedsSignIn,
  nameOwned,
  nameReserved,
  nameTaken,
  nameTooLate,
  userRejected,
} from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import { en, type NameTexts } from '../../i18n/name/en'
import { plainName } from '../account/plainName'
import { errorText } from '../errorText'

/** The longest value of an error that is shown. */
const longest = 80

type ErrorKey = Extract<keyof typeof en, `error.${string}`>
const isOwn = (key: string): key is ErrorKey => Object.hasOwn(en, key)

/** What is said about each of the gateway's reasons. Some are the same while the visitor types. */
const whys = {
  [nameTaken.code]: 'name.why.taken',
  [nameLookAlike.code]: 'name.refused.look-alike',
  [nameReserved.code]: 'name.refused.reserved',
  [nameOwned.code]: 'name.why.owned',
  [nameAccountUnused.code]: 'name.why.unused',
  [nameNeedsSignIn.code]: 'name.why.signIn',
  [nameTooLate.code]: 'name.why.late',
} as const
const hasWhy = (code: string): code is keyof typeof whys => Object.hasOwn(whys, code)

/** [NAM-4] Returns the text of an error about names: the gateway's reason if there is one, else what failed. */
export function nameErrorText(texts: Texts, own: NameTexts, error: LatchkeyError): string {
  if (userRejected.is(error)) return own.t('name.declined')
  const { cause } = error
  if (isLatchkeyError(cause) && hasWhy(cause.code)) return own.t(whys[cause.code])
  const key = `error.${error.code}`
  if (!isOwn(key)) return errorText(texts, error)
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(error.values))
    values[name] = plainName(String(value)).slice(0, longest)
  // The error's values match its code. A test checks the placeholders of each text.
  return (own.t as (key: string, values: Readonly<Record<string, string>>) => string)(key, values)
}
