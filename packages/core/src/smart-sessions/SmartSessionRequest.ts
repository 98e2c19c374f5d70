import type { SmartSessionTerms } from '@latchkey/protocol'

/** What a site asks an account for. */
export type SmartSessionRequest = Omit<SmartSessionTerms, 'policies'> &
  Partial<Pick<SmartSessionTerms, 'policies'>>
