import {
  type Call,
  fillPath,
  fromWire,
  httpStatus,
  isLatchkeyError,
  networkFailure,
  type PathParams,
  proofHeader,
  requestTimeout,
  retryStatuses,
} from '@latchkey/protocol'
import { sendRequest } from '@latchkey/rpc'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { parseAnswer } from '../parseAnswer'
import type { FrameStore } from '../store/FrameStore'
import { signProof } from './signProof'

/** Longer than the server's longest wait for a visitor, which is 20 seconds. */
const timeoutMs = 28_000
const maxBytes = 2_000_000
const retries = 2
const firstPauseMs = 200

type Values<Contract extends Call> = {
  readonly params?: PathParams<Contract['path']>
  readonly body?: NonNullable<Contract['body']> extends GenericSchema
    ? InferInput<NonNullable<Contract['body']>>
    : never
}

/** Calls the frame's login server. */
export type LoginClient = {
  /** @throws what the server answers, networkFailure, requestTimeout, malformedAnswer, httpStatus */
  call<Contract extends Call>(
    contract: Contract,
    values?: Values<Contract>,
  ): Promise<InferOutput<Contract['output']>>
}

/** What a client needs. */
export type LoginClientOptions = {
  /** The frame's own origin. */
  readonly baseUrl: string
  readonly store: FrameStore
  readonly now?: () => number
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/** Creates a client whose every request is signed by the device's key, and carries its session if there is one. */
export function createLoginClient({
  baseUrl,
  store,
  now = Date.now,
  fetch,
}: LoginClientOptions): LoginClient {
  const once = async (contract: Call, path: string, body: string): Promise<unknown> => {
    const { proof, session } = await store.read()
    const { method, name: what } = contract
    const headers: Record<string, string> = {
      [proofHeader]: await signProof({ method, path, body, time: now() }, proof.privateKey),
      ...(session ? { Authorization: `Bearer ${session.token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    }
    const init: RequestInit = {
      method,
      headers,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      ...(body ? { body } : {}),
    }
    const { response, text } = await sendRequest(`${baseUrl}${path}`, init, {
      what,
      timeoutMs,
      maxBytes,
      fetch,
    })
    if (!response.ok) throw readFailure(response.status, text)
    return parseAnswer(contract, text)
  }

  const call = async (contract: Call, values: { params?: object; body?: unknown } = {}): Promise<unknown> => {
    const path = fillPath<string>(contract.path, { ...values.params })
    const body = values.body === undefined ? '' : JSON.stringify(values.body)
    const most = (contract.idempotent ?? contract.method !== 'POST') ? retries : 0
    for (let count = 0; ; count += 1) {
      try {
        return await once(contract, path, body)
      } catch (cause) {
        if (count >= most || !isTemporary(cause)) throw cause
        await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** count))
      }
    }
  }
  // Input and output were checked against the contract, so the types hold.
  return { call: call as LoginClient['call'] }
}

function isTemporary(cause: unknown): boolean {
  if (httpStatus.is(cause)) return retryStatuses.some((status) => status === cause.values.status)
  return networkFailure.is(cause) || requestTimeout.is(cause)
}

/** The server's own error if it sent one that says more than its status. */
function readFailure(status: number, text: string): Error {
  try {
    const error = fromWire(JSON.parse(text))
    // What it shares with the gateway is about the server, not about the visitor: its database is away, or it is busy.
    const isPassing = error.code.startsWith('gateway/') && retryStatuses.includes(status)
    return isPassing ? httpStatus({ status }, { cause: error }) : error
  } catch (cause) {
    // A proxy in between answered with something else.
    return httpStatus({ status }, isLatchkeyError(cause) ? {} : { cause })
  }
}
