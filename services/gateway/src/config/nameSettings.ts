import { check, optional, pipe, string, transform } from 'valibot'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const zone = new RegExp(`^${label}\\.${label}$`)
const listOf = (value: string) => [
  ...new Set(
    value
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
]

/** The settings of names under the operator's own zones. */
export const nameSettings = {
  /** [NAM-5] The zones under which visitors register names, such as `sample.eth`, at most two, separated by commas. */
  NAMES_ZONES: optional(
    pipe(
      string(),
      transform(listOf),
      check((zones) => zones.length <= 2, 'more than two zones'),
      check((zones) => zones.every((one) => zone.test(one)), 'a zone has two labels of a-z, 0-9 and -'),
    ),
    '',
  ),
} as const
