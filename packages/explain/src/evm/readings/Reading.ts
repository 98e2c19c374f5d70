import type { Line } from '../../Explanation'
import type { Words } from './readWords'

/** What a call means, besides the coins sent with it. */
export type Reading = (
  words: Words,
  call: { readonly to: string; readonly account: string; readonly isItems: boolean },
) => readonly Line[]

/** By selector: how many words the call needs, and what it means. */
export type Readings = { readonly [selector: string]: readonly [words: number, read: Reading] }
