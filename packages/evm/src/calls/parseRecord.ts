import { isRecord } from '@latchkey/protocol'

/** A value as an object with named fields, or null if it is anything else. */
export function parseRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(value) ? value : null
}
