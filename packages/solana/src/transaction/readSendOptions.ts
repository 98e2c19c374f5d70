import { invalidRequest } from '@latchkey/protocol'

/** [SOL-2] The commitments that a node accepts; the last five are old names. */
const commitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const

/** How a transaction is sent. */
export type SendOptions = {
  readonly preflightCommitment?: (typeof commitments)[number]
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const checks: { readonly [name: string]: (value: unknown) => boolean } = {
  preflightCommitment: (value) => commitments.some((commitment) => commitment === value),
  skipPreflight: (value) => typeof value === 'boolean',
  maxRetries: isCount,
  minContextSlot: isCount,
}

/** [SOL-2] Checks a site's options for sending. @throws invalidRequest */
export function readSendOptions(options: Readonly<Record<string, unknown>> = {}): SendOptions {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  for (const [name, value] of given) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (!check?.(value)) throw invalidRequest({ reason: `${name} is unknown or invalid` })
  }
  return Object.fromEntries(given)
}
