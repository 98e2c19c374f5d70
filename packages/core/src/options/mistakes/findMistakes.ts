import type { Options, ResolvedOptions } from '../Options'
import type { Mistake } from './Mistake'
import { networkMistakes } from './networkMistakes'
import { pageMistakes } from './pageMistakes'
import { serviceMistakes } from './serviceMistakes'

/** Finds what works in the options, but is hardly meant. `given` is what the site wrote, without defaults. */
export function findMistakes(options: ResolvedOptions, given: Options, pageUrl: string): readonly Mistake[] {
  return [
    ...networkMistakes(options),
    ...serviceMistakes(options, given, pageUrl),
    ...pageMistakes(options, given, pageUrl),
  ]
}
