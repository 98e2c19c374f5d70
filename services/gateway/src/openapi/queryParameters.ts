import type { GenericSchema } from 'valibot'
import { type JsonSchema, toSchema } from './toSchema'

/** A parameter in OpenAPI terms. */
export type Parameter = {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly style?: 'form'
  readonly explode?: false
}

/** Lists the parameters of a query. Contracts accept a number or its text, a list or its text; describes the former. */
export function queryParameters(query: GenericSchema): Parameter[] {
  const { properties = {}, required = [] } = toSchema(query, 'input')
  const results = toSchema(query, 'output').properties ?? {}
  return Object.entries(properties).map(([name, schema]) => {
    const base = { name, in: 'query' as const, required: required.includes(name) }
    const result = results[name]
    if (schema.anyOf && result?.type === 'array')
      return { ...base, schema: result, style: 'form' as const, explode: false as const }
    if (schema.anyOf && schema.type === 'integer') {
      const { anyOf: _, ...number } = schema
      return { ...base, schema: number }
    }
    return { ...base, schema }
  })
}
