import type { Call } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import { type GenericSchema, parse, safeParse } from 'valibot'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'
import { authorize, whenReady } from './authorize'
import { clientAddress } from './clientAddress'
import type { Answering } from './createGate'
import { createQueryReader, reasonOf } from './createQueryReader'
import { jsonReply, Reply } from './Reply'
import type { Handler } from './Route'
import { RouteRequest } from './RouteRequest'
import { readBody, readText } from './readBody'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

/** How to serve a contract. */
export type RouteOptions = {
  /** Whether it works without a project. */
  readonly isOpen?: boolean
  /** The largest body; the configured limit by default. */
  readonly bodyLimit?: number
  /** Whether to cache parsed queries; the handler must not change them. */
  readonly keepsQueries?: boolean
  /** Maps a refusal to the kind that clients of this route know. */
  readonly rename?: (cause: unknown) => unknown
}

/** Serves a contract. It parses the request and the answer, so neither side gets anything that doesn't match. */
export function handle<const Contract extends Call>(
  app: Hono,
  services: Services,
  contract: Contract,
  handler: Handler<Contract>,
  options: RouteOptions = {},
): void {
  const { config, limiter, gate } = services
  const readQuery = contract.query && createQueryReader(contract.query, options.keepsQueries === true)
  const bodyLimit = options.bodyLimit ?? config.GATEWAY_BODY_LIMIT
  const toReply = (answer: unknown) =>
    answer instanceof Reply ? answer : replyOf(contract, parse(contract.output, answer))
  const answer = (context: Context, json: unknown, project: Project | undefined) => {
    const body = contract.body && parseBody(contract.body, json)
    const input = new RouteRequest(context, readQuery?.(context), body, project)
    // The contract that parsed each part also defines the handler's types.
    return whenReady<unknown, Reply>(handler(input as never), toReply)
  }
  const admit = (context: Context, json: unknown) =>
    options.isOpen
      ? answer(context, json, undefined)
      : whenReady(authorize(services, context, projectIn(json)), (project) => answer(context, json, project))
  const path = contract.path.replace(/\{(\w+)\}/g, ':$1')
  const answering: Answering = (context) => {
    const seconds = limiter.take(
      `rate ${clientAddress(context, config.GATEWAY_PROXIES)}`,
      config.GATEWAY_RATE_LIMIT,
      1,
    )
    if (seconds > 0) throw refusals.tooMany({ seconds })
    if (!contract.body) return admit(context, undefined)
    const reading = contract.isPlain ? readText(context, bodyLimit) : readBody(context, bodyLimit)
    return reading.then((body) => admit(context, body))
  }
  const renamed = options.rename ? renaming(answering, options.rename) : answering
  app.on(contract.method, path, gate(`${contract.method} ${path}`, renamed))
}

function renaming(answering: Answering, rename: (cause: unknown) => unknown): Answering {
  return async (context) => {
    try {
      return await answering(context)
    } catch (cause) {
      throw rename(cause)
    }
  }
}

function replyOf({ isPlain }: Call, value: unknown): Reply {
  return isPlain ? new Reply(`${value}`, 200, { 'content-type': 'text/plain' }) : jsonReply(value)
}

function projectIn(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'projectId' in json ? json.projectId : undefined
}

function parseBody(schema: GenericSchema, json: unknown): unknown {
  const result = safeParse(schema, json)
  if (result.success) return result.output
  throw textRefusals.invalidBody({ reason: reasonOf(result.issues) })
}
