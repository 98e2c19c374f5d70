import { createHash } from 'node:crypto'
import { clientAddress, parseJson, readBody, reasonOf, refusals } from '@latchkey/gateway/server'
import { type Call, invalidRequest, type PathParams } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import { type GenericSchema, type InferOutput, parse, safeParse } from 'valibot'
import type { FrameServices } from '../FrameServices'
import { everywhere } from '../pages/pageHeaders'
import { addressRule } from './addressRule'
import { gate } from './gate'
import { isStorable } from './isStorable'
import { refuseForeignPage } from './refuseForeignPage'

type Parsed<Schema extends GenericSchema | undefined> = [Schema] extends [undefined]
  ? undefined
  : InferOutput<NonNullable<Schema>>

/** A request whose parts match its contract. */
export type FrameRequest<Contract extends Call = Call> = {
  readonly params: { readonly [Name in keyof PathParams<Contract['path']>]: string }
  readonly body: Parsed<Contract['body']>
  /** The SHA-256 of the body in base64url, which a proof signs. */
  readonly bodyHash: string
  /** Who asks, as limits count. */
  readonly address: string
  readonly context: Context
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal
}

/** Decides who asks, such as a session. It throws if the request has no right to be answered. */
export type Authority<Contract extends Call, Known> = (
  services: FrameServices,
  request: FrameRequest<Contract>,
) => Promise<Known>

/** Answers a call; `known` is what its authority found. */
export type FrameHandler<Contract extends Call, Known> = (
  request: FrameRequest<Contract> & { readonly known: Known },
) => Promise<InferOutput<Contract['output']>>

const bodyLimit = 600_000
const bytesPerSecond = 2_000_000

/** Serves a contract: parses the request, asks its authority, and checks the answer before it is sent. */
export function handleCall<const Contract extends Call, Known>(
  app: Hono,
  services: FrameServices,
  contract: Contract,
  authority: Authority<Contract, Known>,
  handler: FrameHandler<Contract, Known>,
): void {
  const { settings, limiter, bodies: budget, slabs } = services
  const rule = addressRule(settings)
  const receive = (context: Context, address: string): Promise<{ json: unknown; bodyHash: string }> => {
    const charge = (bytes: number) => {
      const seconds = limiter.take(`bytes ${address}`, bytesPerSecond, 1, bytes)
      if (seconds > 0) throw refusals.tooMany({ seconds })
    }
    return readBody(context, { limitBytes: bodyLimit, address, budget, slabs, charge }, (body) =>
      body.read((bytes) => ({
        bodyHash: hashOf(bytes),
        json: contract.body && parseJson(bytes, body),
      })),
    )
  }
  const answer = async (context: Context) => {
    refuseForeignPage(settings, context)
    const address = clientAddress(context, rule)
    const { json, bodyHash } = await receive(context, address)
    const params = context.req.param()
    if (!isStorable([params, json])) throw invalidRequest({ reason: 'text' })
    const request = {
      params,
      body: contract.body && parseBody(contract.body, json),
      bodyHash,
      address,
      context,
      signal: context.req.raw.signal,
      // The contract that parsed each part also defines its types.
    } as unknown as FrameRequest<Contract>
    const known = await authority(services, request)
    const output = parse(contract.output, await handler({ ...request, known }))
    const headers = { ...everywhere, 'content-type': 'application/json', 'cache-control': 'no-store' }
    return new Response(JSON.stringify(output), { headers })
  }
  app.on(contract.method, contract.path.replace(/\{(\w+)\}/g, ':$1'), gate(services, answer))
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

function parseBody(schema: GenericSchema, json: unknown): unknown {
  const result = safeParse(schema, json)
  if (result.success) return result.output
  throw invalidRequest({ reason: reasonOf(result.issues) })
}
