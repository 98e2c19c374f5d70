import type { MessageRules } from '../message/methodRules'

/** How a rejection is sent, for methods with their own tag. */
export const rejectionRules = {
  wc_sessionPropose: { tag: 1120, ttl: 300 },
  wc_sessionAuthenticate: { tag: 1118, ttl: 300 },
} as const satisfies Record<string, MessageRules>
