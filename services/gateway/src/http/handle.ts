import type { Call } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { type GenericSchema, parse, safeParse } from 'valibot'
import type { Services } from '../Services'
import { authorize } from './authorize'
import { clientAddress } from './clientAddress'
import { createQueryReader } from './createQueryReader'
import type { Handler } from './Route'
import { readBody } from './readBody'
import { reasonOf } from './reasonOf'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

/** How a contract is served. */
export type RouteOptions = {
  /** Whether it is answered without a project. */
  readonly isOpen?: boolean
  /** The largest body; the configured one unless told. */
  readonly bodyLimit?: number
  /** Whether queries that were read are kept; the handler must leave them as they are. */
  readonly keepsQueries?: boolean
}

/** Serves a contract: request and answer are parsed by it, so that neither side ever gets what does not fit. */
export function handle<const Contract extends Call>(
  app: Hono,
  services: Services,
  contract: Contract,
  handler: Handler<Contract>,
  options: RouteOptions = {},
): void {
  const { config, limiter } = services
  const readQuery = contract.query && createQueryReader(contract.query, options.keepsQueries === true)
  const path = contract.path.replace(/\{(\w+)\}/g, ':$1')
  app.on(contract.method, path, async (context) => {
    const seconds = limiter.take(
      `rate ${clientAddress(context, config.GATEWAY_PROXIES)}`,
      config.GATEWAY_RATE_LIMIT,
      1,
    )
    if (seconds > 0) throw refusals.tooMany({ seconds })
    const json = contract.body
      ? await readBody(context, options.bodyLimit ?? config.GATEWAY_BODY_LIMIT)
      : undefined
    const project = options.isOpen ? undefined : await authorize(services, context, projectIn(json))
    const input = {
      params: context.req.param(),
      query: readQuery?.(context),
      body: contract.body && parseBody(contract.body, json),
      project,
      // Made only for who looks: it costs more than the rest of a quick answer.
      get signal() {
        return context.req.raw.signal
      },
      context,
    }
    // Each part was parsed by the contract that the handler's types come from.
    const answer = await handler(input as never)
    return answer instanceof Response ? answer : context.json(parse(contract.output, answer) as object)
  })
}

function projectIn(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'projectId' in json ? json.projectId : undefined
}

function parseBody(schema: GenericSchema, json: unknown): unknown {
  const result = safeParse(schema, json)
  if (result.success) return result.output
  throw textRefusals.invalidBody({ reason: reasonOf(result.issues) })
}
