import { describeGiven } from './describeGiven'
import { docsLink } from './docsLink'
import { invalidOption } from './options'

/** The guide's line about an option. A part of one, such as `features.swaps`, is in the line of the whole. */
export function optionLink(option: string): string {
  return docsLink('options', option.replace(/\W.*/, ''))
}

/** The error of an option or another input: what was expected, what the site gave, and where the guides say more. */
export function wrongOption(
  option: string,
  expected: string,
  given: unknown,
  docs: string = optionLink(option),
): ReturnType<typeof invalidOption> {
  return invalidOption({ option, expected, given: describeGiven(given), docs })
}
