import { randomInt } from 'node:crypto'
import { type Call, fillPath, isRecord, type PathParams, proofHeader } from '@latchkey/protocol'
import type { InferInput, InferOutput } from 'valibot'
import type { Signer } from './createSigner'

/** What a call of a test sends. */
export type TestCall<Contract extends Call> = {
  readonly params?: PathParams<Contract['path']>
  readonly body?: InferInput<NonNullable<Contract['body']>>
  /** The key that signs; without it there is no proof. */
  readonly signer?: Signer
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer to a call: its output, or the code of its error. */
export type FrameAnswer<Output> = {
  readonly status: number
  /** Empty if the call succeeded. */
  readonly code: string
  readonly values: Readonly<Record<string, unknown>>
  /** The output; only there if the call succeeded. */
  readonly output: Output
}

/** Makes a call of a contract, signed by the key of a page. */
export async function askFrame<const Contract extends Call>(
  ask: (path: string, init: RequestInit) => Promise<Response>,
  now: () => number,
  contract: Contract,
  { params, body, signer, token, headers = {} }: TestCall<Contract>,
): Promise<FrameAnswer<InferOutput<Contract['output']>>> {
  const path = fillPath(contract.path, params ?? ({} as never))
  const text = body === undefined ? '' : JSON.stringify(body)
  const { method } = contract
  const proof = signer && (await signer.prove({ method, path, body: text, time: now() }))
  const response = await ask(path, {
    method,
    headers: {
      ...(proof === undefined ? {} : { [proofHeader]: proof }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      'x-forwarded-for': randomAddress(),
      ...headers,
    },
    ...(text === '' ? {} : { body: text }),
  })
  const json: unknown = await response.json()
  const { code = '', values = {} } = response.ok || !isRecord(json) ? {} : json
  return {
    status: response.status,
    code: String(code),
    values: isRecord(values) ? values : {},
    output: json as InferOutput<Contract['output']>,
  }
}

function randomAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
}
