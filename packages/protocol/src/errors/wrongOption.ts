import { describeGiven } from './describeGiven'
import { docsLink } from './docsLink'
import { invalidOption } from './options'

/** The guide's line about an option. A part of one, such as `features.swaps`, is in the line of the whole. */
export function optionLink(option: string): string {
  return docsLink('options', option.replace(/\W.*/, ''))
}

/** The error of an option: what was expected and what the site gave. */
export function wrongOption(
  option: string,
  expected: string,
  given: unknown,
): ReturnType<typeof invalidOption> {
  return invalidOption({ option, expected, given: describeGiven(given), docs: optionLink(option) })
}
