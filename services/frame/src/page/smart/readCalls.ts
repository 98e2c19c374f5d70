import { bundleTooLarge, capabilityNotSupported } from '@latchkey/protocol'
import {
  array,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  maxLength,
  minLength,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  string,
  tuple,
  union,
  unknown,
} from 'valibot'
import { requestInvalid } from '../errors'
import { refuseNested } from '../messages/rpc/refuseNested'
import { toChain } from '../messages/toChain'
import type { ShownCall } from './CallsForm'

/** More than anyone reads. */
const mostCalls = 50

const address = () => pipe(string(), regex(/^0x[0-9a-f]{40}$/i))
const bytes = () => pipe(string(), regex(/^0x([0-9a-f]{2})*$/i))
const capabilities = () => optional(record(string(), unknown()))
/** Version 2 of EIP-5792, or version 1, which has no `id`, and no `optional` in its capabilities. */
const bundle = () =>
  tuple([
    object({
      version: optional(pipe(string(), regex(/^[12](\.\d+){0,2}$/))),
      id: optional(pipe(string(), minLength(1), maxLength(8_194))),
      from: optional(address()),
      chainId: optional(union([string(), number()])),
      capabilities: capabilities(),
      calls: pipe(
        array(
          object({
            // A smart account can't create contracts.
            to: address(),
            value: optional(pipe(string(), regex(/^0x[0-9a-f]{1,64}$/i)), '0x0'),
            data: optional(bytes(), '0x'),
            capabilities: capabilities(),
          }),
        ),
        minLength(1),
      ),
    }),
  ])

/** What a site asks for, and the id that it chose. */
export type AskedCalls = { readonly calls: readonly ShownCall[]; readonly id?: string | undefined }

/** Reads the calls of `wallet_sendCalls`. @throws requestInvalid, bundleTooLarge, capabilityNotSupported */
export function readCalls(
  params: unknown,
  { account, chain }: { readonly account: string; readonly chain: string },
): AskedCalls {
  const [{ from = account, chainId = chain, id, calls, ...more }] = parse(bundle(), params)
  if (from.toLowerCase() !== account.toLowerCase()) throw requestInvalid({ reason: 'from' })
  if (toChain(chainId) !== chain) throw requestInvalid({ reason: 'chainId' })
  if (calls.length > mostCalls) throw bundleTooLarge()
  for (const asked of [more, ...calls]) refuseUnknown(asked.capabilities)
  for (const call of calls) refuseNested(call, account)
  // The schema checked their form.
  const shown = calls.map(({ to, value, data }) => ({ to, value, data }) as ShownCall)
  return { calls: shown, id }
}

/** No capability changes what the wallet does, so it can only ignore those that are optional. */
function refuseUnknown(asked: Readonly<Record<string, unknown>> = {}): void {
  for (const wanted of Object.values(asked)) {
    const isOptional = typeof wanted === 'object' && wanted !== null && 'optional' in wanted
    if (!isOptional || wanted.optional !== true) throw capabilityNotSupported()
  }
}

function parse<Schema extends GenericSchema>(schema: Schema, params: unknown): InferOutput<Schema> {
  const read = safeParse(schema, params, { abortEarly: true })
  if (read.success) return read.output
  throw requestInvalid({ reason: getDotPath(read.issues[0])?.slice(0, 100) ?? 'params' })
}
