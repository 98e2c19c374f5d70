import { optionLink } from '@latchkey/protocol'
import type { Mistake } from './Mistake'

/** What the site's developer reads about a mistake. */
export function mistakeText({ option, text }: Mistake): string {
  return `Check the option "${option}": ${text} See ${optionLink(option)}`
}
