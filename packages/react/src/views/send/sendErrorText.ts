import type { LatchkeyError } from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import { en, type SendTexts } from '../../i18n/send/en'
import { plainName } from '../account/plainName'
import { errorText } from '../errorText'

/** The longest value of an error that is shown. */
const longest = 80

const families: Readonly<Record<string, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}

type ErrorKey = Extract<keyof typeof en, `error.${string}`>
const isOwn = (key: string): key is ErrorKey => Object.hasOwn(en, key)

/** Returns the text of an error while sending, from the texts about sending or the shared ones. */
export function sendErrorText(
  texts: Texts,
  own: SendTexts,
  error: LatchkeyError,
  /** What to call the network that the error names. */
  network?: string,
): string {
  const key = `error.${error.code}`
  if (!isOwn(key)) return errorText(texts, error)
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(error.values)) {
    const text = plainName(String(value))
    const known = name === 'family' ? families[text] : name === 'network' ? network : undefined
    values[name] = known ?? text.slice(0, longest)
  }
  // The error's values match its code. A test checks the placeholders of each text.
  return (own.t as (key: string, values: Readonly<Record<string, string>>) => string)(key, values)
}
