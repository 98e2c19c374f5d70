import {
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  number,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'valibot'

/** An integer in a query, where everything is text. */
export function queryNumber(least: number, most: number): GenericSchema<string | number, number> {
  const fromText = pipe(
    string(),
    regex(/^\d{1,9}$/),
    transform((text) => Number(text)),
  )
  return pipe(union([number(), fromText]), integer(), minValue(least), maxValue(most))
}
