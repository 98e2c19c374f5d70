import type { Call } from '@latchkey/protocol'
import { callDescriptions, type Description } from './callDescriptions'
import { type Parameter, queryParameters } from './queryParameters'
import { toSchema } from './toSchema'

/** The gateway's own data in the document. */
export type ApiInfo = { readonly title: string; readonly version: string; readonly url: string }

const text = { type: 'string' } as const
const who: readonly Parameter[] = [
  {
    name: 'projectId',
    in: 'query',
    required: true,
    description: 'Project id; or the header x-project-id',
    schema: text,
  },
  {
    name: 'st',
    in: 'query',
    required: false,
    description: 'Client type; or the header x-sdk-type',
    schema: text,
  },
  {
    name: 'sv',
    in: 'query',
    required: false,
    description: 'Client version; or the header x-sdk-version',
    schema: text,
  },
]
const nonceToken: Parameter = {
  name: 'x-nonce-jwt',
  in: 'header',
  required: true,
  description: '`Bearer` and the token of the nonce',
  schema: text,
}
const refused = { $ref: '#/components/responses/Refused' }

/** Describes the contracts as an OpenAPI 3.1 document. */
export function describeApi(calls: readonly Call[], { title, version, url }: ApiInfo): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const methods = paths[call.path] ?? {}
    methods[call.method.toLowerCase()] = describeCall(call, descriptionOf(call))
    paths[call.path] = methods
  }
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      responses: { Refused: refusedResponse },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** Returns the description of a call, or its name if there is none. */
export function descriptionOf({ name }: Call): Description {
  return callDescriptions[name] ?? { group: 'Status', summary: name, example: {} }
}

/** Returns all parameters of a call. */
export function parametersOf(call: Call): Parameter[] {
  const { isOpen, token, parameters = {} } = descriptionOf(call)
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: text,
  }))
  const own = [...inPath, ...(call.query ? queryParameters(call.query) : [])].map((parameter) => {
    const description = parameters[parameter.name]
    return description === undefined ? parameter : { ...parameter, description }
  })
  return [...own, ...(token === 'nonce' ? [nonceToken] : []), ...(isOpen ? [] : who)]
}

function describeCall(call: Call, { group, summary, isOpen, token, example }: Description): object {
  const type = call.isPlain ? 'text/plain' : 'application/json'
  const content = call.media
    ? { 'image/svg+xml': { schema: { type: 'string' } } }
    : { [type]: { schema: toSchema(call.output, 'output'), example: example.answer } }
  return {
    operationId: call.name,
    tags: [group],
    summary,
    parameters: parametersOf(call),
    ...(token === 'session' ? { security: [{ session: [] }] } : {}),
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { [type]: { schema: toSchema(call.body, 'input'), example: example.body } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Success', content },
      ...(isOpen ? {} : { 401: refused }),
      429: refused,
      default: refused,
    },
  }
}

const refusalSchema = {
  type: 'object',
  required: ['status', 'reasons'],
  properties: {
    status: { const: 'FAILED' },
    code: {
      type: 'string',
      description: 'Error code of sign-in, smart sessions and names, such as sign-in/nonce',
    },
    reasons: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        required: ['field', 'description'],
        properties: { field: { type: 'string' }, description: { type: 'string' } },
      },
    },
  },
}

const refusedResponse = {
  description: 'Error; an invalid query or body is answered in plain text',
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
    'text/plain': { schema: { type: 'string' } },
  },
}
