import type { Call } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import { type GenericSchema, parse, safeParse } from 'valibot'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'
import { authorize, isProjectTold, whenReady } from './authorize'
import { clientAddress } from './clientAddress'
import type { Answering } from './createGate'
import { createQueryReader, reasonOf } from './createQueryReader'
import { createTurns } from './createTurns'
import { jsonReply, Reply } from './Reply'
import type { Handler } from './Route'
import { RouteRequest } from './RouteRequest'
import { type HeldBody, parseJson, readBody } from './readBody'
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

/** The largest body of a caller whose project is only known from the body. */
const mostUnknown = 32_000
/** Larger bodies are parsed one after the other. */
const largeBody = 64_000

/**
 * Serves a contract. It parses the request and the answer, so neither side gets anything that doesn't match. Nobody's
 * body is read before the project is known, except where the contract has the project in the body.
 */
export function handle<const Contract extends Call>(
  app: Hono,
  services: Services,
  contract: Contract,
  handler: Handler<Contract>,
  options: RouteOptions = {},
): void {
  const { config, limiter, bodies, slabs, gate } = services
  const turn = createTurns()
  const readQuery = contract.query && createQueryReader(contract.query, options.keepsQueries === true)
  const bodyLimit = options.bodyLimit ?? config.GATEWAY_BODY_LIMIT
  const namesProject = hasProject(contract.body)
  const toReply = (answer: unknown) =>
    answer instanceof Reply ? answer : replyOf(contract, parse(contract.output, answer))
  const answer = (context: Context, json: unknown, project: Project | undefined) => {
    const body = contract.body && parseBody(contract.body, json)
    const input = new RouteRequest(context, readQuery?.(context), body, project)
    // The contract that parsed each part also defines the handler's types.
    return whenReady<unknown, Reply>(handler(input as never), toReply)
  }
  const admit = (context: Context) => (options.isOpen ? undefined : authorize(services, context))
  const receive = (
    context: Context,
    limitBytes: number,
    use: (body: HeldBody) => Reply | Promise<Reply>,
  ): Promise<Reply> => {
    const address = clientAddress(context, config)
    const charge = (bytes: number) => {
      const seconds = limiter.take(`bytes ${address}`, config.GATEWAY_BYTE_RATE_LIMIT, 1, bytes)
      if (seconds > 0) throw refusals.tooMany({ seconds })
    }
    return readBody(context, { limitBytes, address, budget: bodies, slabs, charge }, use)
  }
  const parsed = (body: HeldBody) =>
    body.read((bytes) => (contract.isPlain ? new TextDecoder().decode(bytes) : parseJson(bytes, body)))
  const answerBody = (context: Context, project: Project | undefined) =>
    receive(context, bodyLimit, (body) => {
      const now = () => answer(context, parsed(body), project)
      return body.size() > largeBody ? turn().then(now) : now()
    })
  const answerUnknown = (context: Context) =>
    receive(context, Math.min(bodyLimit, mostUnknown), (body) => {
      const json = parsed(body)
      return whenReady(authorize(services, context, projectIn(json)), (project) =>
        answer(context, json, project),
      )
    })
  const path = contract.path.replace(/\{(\w+)\}/g, ':$1')
  const answering: Answering = (context) => {
    if (!contract.body) return whenReady(admit(context), (project) => answer(context, undefined, project))
    if (namesProject && !options.isOpen && !isProjectTold(context)) return answerUnknown(context)
    return whenReady(admit(context), (project) => answerBody(context, project))
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

/** Whether the body of a contract has a field for the project. */
function hasProject(schema: GenericSchema | undefined): boolean {
  return (
    schema !== undefined &&
    'entries' in schema &&
    typeof schema.entries === 'object' &&
    schema.entries !== null &&
    'projectId' in schema.entries
  )
}

function projectIn(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'projectId' in json ? json.projectId : undefined
}

function parseBody(schema: GenericSchema, json: unknown): unknown {
  const result = safeParse(schema, json)
  if (result.success) return result.output
  throw textRefusals.invalidBody({ reason: reasonOf(result.issues) })
}
