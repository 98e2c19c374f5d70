import { type LatchkeyError, recoveryWait, stripDeceptive } from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import { type EmbeddedTexts, en } from '../../i18n/embedded/en'
import { errorText } from '../errorText'
import { socialName } from './socialName'

/** The longest value of an error that is shown. */
const longest = 80

type ErrorKey = Extract<keyof typeof en, `error.${string}`>
const isOwn = (key: string): key is ErrorKey => Object.hasOwn(en, key)

/** Returns the text of an error of the embedded wallet, from its own texts or the shared ones. */
export function embeddedErrorText(texts: Texts, own: EmbeddedTexts, error: LatchkeyError): string {
  const key = `error.${error.code}`
  if (!isOwn(key)) return errorText(texts, error)
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(error.values)) {
    const text = stripDeceptive(String(value)).slice(0, longest)
    if (name === 'provider') values[name] = socialName(text)
    else if (name === 'at' && recoveryWait.is(error)) values[name] = formatTime(own, value, text)
    else values[name] = text
  }
  // The error's values match its code. A test checks the placeholders of each text.
  return (own.t as (key: string, values: Readonly<Record<string, string>>) => string)(key, values)
}

function formatTime(own: EmbeddedTexts, value: unknown, fallback: string): string {
  const time = typeof value === 'number' ? value : Date.parse(fallback)
  return Number.isFinite(time) ? own.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }) : fallback
}
