import type { LatchkeyError } from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import { en, type SwapTexts } from '../../i18n/swap/en'
import { plainName } from '../account/plainName'
import { errorText } from '../errorText'

/** The longest value of an error that is shown. */
const longest = 80

type ErrorKey = Extract<keyof typeof en, `error.${string}`>
const isOwn = (key: string): key is ErrorKey => Object.hasOwn(en, key)

/** Returns the text of an error while swapping, from the texts about swapping or the shared ones. */
export function swapErrorText(texts: Texts, own: SwapTexts, error: LatchkeyError): string {
  const key = `error.${error.code}`
  if (!isOwn(key)) return errorText(texts, error)
  const values = Object.entries(error.values).map(
    ([name, value]) => [name, plainName(String(value)).slice(0, longest)] as const,
  )
  // The error's values match its code. A test checks the placeholders of each text.
  return (own.t as (key: string, values: Readonly<Record<string, string>>) => string)(
    key,
    Object.fromEntries(values),
  )
}
