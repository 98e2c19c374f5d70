import { pipe, regex, string } from 'valibot'
import type { RelayErrorName } from './relayErrors'

const invalid = 'InvalidTopic' satisfies RelayErrorName

/** A topic: 64 hex digits, the hash of a key. */
export const relayTopic = /* @__PURE__ */ pipe(string(invalid), regex(/^[0-9a-f]{64}$/, invalid))
