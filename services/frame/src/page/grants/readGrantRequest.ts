import { type GrantedTerms, grantedTerms, permissionRefused } from '@latchkey/protocol'
import {
  array,
  type InferOutput,
  integer,
  literal,
  maxLength,
  minLength,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  toLowerCase,
  union,
  uuid,
} from 'valibot'

/** Read all of it, and nothing else: a field that was left out here may have been a limit. */
const grantRequest = () =>
  strictObject({
    chainId: optional(union([pipe(string(), maxLength(64)), pipe(number(), integer())])),
    address: optional(pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))),
    expiry: pipe(number(), integer()),
    signer: union([
      grantedTerms.entries.signer,
      // The site has no key of its own: it asks the wallet.
      strictObject({ type: literal('wallet'), data: optional(object({}), {}) }),
    ]),
    permissions: pipe(array(grantedTerms.entries.permissions.item), minLength(1), maxLength(20)),
    policies: optional(pipe(array(grantedTerms.entries.policies.item), maxLength(10)), []),
    /** The smart session at the gateway. The wallet confirms it to the gateway by a signature. */
    pci: optional(pipe(string(), uuid(), toLowerCase())),
  })

/** A request for a permission (ERC-7715), in one notation. */
export type GrantRequest = InferOutput<ReturnType<typeof grantRequest>>

/** What a permission allows, in the notation of requests. */
export type Permission = GrantedTerms['permissions'][number]

/** Reads a request for a permission. @throws permissionRefused */
export function readGrantRequest(request: unknown): GrantRequest {
  const read = safeParse(grantRequest(), request, { abortEarly: true })
  if (read.success) return read.output
  const path = (read.issues[0].path ?? []).map(({ key }) => String(key).slice(0, 50))
  throw permissionRefused({ reason: path.join('.') || 'params' })
}
