import * as v from 'valibot'
import { requestRefused } from '../errors'

/** Parses a site's parameters. @throws requestRefused */
export function parseParams<const Schema extends v.GenericSchema>(
  schema: Schema,
  params: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, params)
  if (result.success) return result.output
  const [issue] = result.issues
  const where = v.getDotPath(issue)
  throw requestRefused({ reason: `Invalid parameters${where ? ` at ${where}` : ''}: ${issue.message}` })
}
