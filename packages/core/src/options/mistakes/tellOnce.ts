import type { Latchkey } from '../../Latchkey'
import { tellMistakes } from './tellMistakes'

/** Says once in a development build what is hardly meant. With `debug`, the instance did when it was created. */
export function tellOnce(latchkey: Latchkey): void {
  const { live, options } = latchkey
  const { given } = live
  delete live.given
  if (given && !options.debug) tellMistakes(latchkey, given)
}
