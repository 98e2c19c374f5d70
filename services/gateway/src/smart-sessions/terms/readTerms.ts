import { type GrantedTerms, grantedTerms, type SmartSessionTerms } from '@latchkey/protocol'
import { safeParse } from 'valibot'
import { smartSessionRefusals } from '../smartSessionRefusals'

/** Parses the terms of a session. @throws sessionTerms if they contain anything the gateway doesn't understand */
export function readTerms({ expiry, signer, permissions, policies }: SmartSessionTerms): GrantedTerms {
  const result = safeParse(grantedTerms, { expiry, signer, permissions, policies }, { abortEarly: true })
  if (result.success) return result.output
  const [field = 'terms', ...rest] = (result.issues[0].path ?? []).map(({ key }) => String(key).slice(0, 50))
  const reason = rest.length > 0 ? rest.join('.') : 'wrong shape'
  throw smartSessionRefusals.sessionTerms({ field, reason })
}
