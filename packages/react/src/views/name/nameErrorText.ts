import { isLatchkeyError, type LatchkeyError, userRejected } from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import { en, type NameTexts } from '../../i18n/name/en'
import { plainName } from '../account/plainName'
import { errorText } from '../errorText'

/** The longest value of an error that is shown. */
const longest = 80

type ErrorKey = Extract<keyof typeof en, `error.${string}`>
const isOwn = (key: string): key is ErrorKey => Object.hasOwn(en, key)

/** [NAM-4] Returns the text of an error about names: the gateway's reason if there is one, else what failed. */
export function nameErrorText(texts: Texts, own: NameTexts, error: LatchkeyError): string {
  if (userRejected.is(error)) return own.t('name.declined')
  const { cause } = error
  const said = isLatchkeyError(cause) && isOwn(`error.${cause.code}`) ? cause : error
  const key = `error.${said.code}`
  if (!isOwn(key)) return errorText(texts, said)
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(said.values))
    values[name] = plainName(String(value)).slice(0, longest)
  // The error's values match its code. A test checks the placeholders of each text.
  return (own.t as (key: string, values: Readonly<Record<string, string>>) => string)(key, values)
}
