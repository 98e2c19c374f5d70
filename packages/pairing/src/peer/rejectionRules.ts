import type { MessageRules } from '../message/methodRules'

/** How the no of a wallet travels, where it has a tag of its own. */
export const rejectionRules = {
  wc_sessionPropose: { tag: 1120, ttl: 300 },
  wc_sessionAuthenticate: { tag: 1118, ttl: 300 },
} as const satisfies Record<string, MessageRules>
