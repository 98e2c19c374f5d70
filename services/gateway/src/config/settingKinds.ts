import {
  boolean,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  number,
  picklist,
  pipe,
  rawTransform,
  string,
  toNumber,
  transform,
  trim,
  union,
  unknown,
  url,
} from 'valibot'

/** A text that isn't empty. */
export const text = pipe(string(), trim(), nonEmpty())

/** The library's own message would quote the URL, which may contain a key. */
export const noUrl = 'not a URL'

/** A URL. */
export const urlText = pipe(text, url(noUrl))

/** A whole number; a text in the environment, a number in a file. */
export const count = (least: number, most: number) =>
  pipe(union([number(), pipe(text, toNumber())]), integer(), minValue(least), maxValue(most))

/** Yes or no. */
export const flag = union([
  boolean(),
  pipe(
    picklist(['true', 'false', '1', '0']),
    transform((value) => value === 'true' || value === '1'),
  ),
])

const readText: Parameters<typeof rawTransform<unknown, unknown>>[0] = ({
  dataset: { value },
  addIssue,
  NEVER,
}) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    // The parser's message would quote the setting, which may contain keys.
    addIssue({ message: 'not valid JSON' })
    return NEVER
  }
}

/** Structured values are JSON text in the environment, plain values in a file. */
export const json = <Schema extends GenericSchema>(schema: Schema) =>
  pipe(unknown(), rawTransform(readText), schema)
