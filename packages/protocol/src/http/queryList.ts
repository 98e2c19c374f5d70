import { array, type GenericSchema, maxLength, minLength, pipe, string, transform, union } from 'valibot'

/** A comma-separated list in a query; empty items are dropped. */
export function queryList(
  item: GenericSchema<string, string>,
  most: number,
): GenericSchema<string | readonly string[], string[]> {
  const split = pipe(
    string(),
    maxLength(most * 200),
    transform((text) => text.split(',').filter((part) => part !== '')),
  )
  const list = pipe(array(pipe(string(), minLength(1))), maxLength(most))
  return pipe(
    union([split, list]),
    transform((items): string[] => [...items]),
    array(item),
    maxLength(most),
  )
}
