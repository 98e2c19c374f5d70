import { defineRefusal as refusal } from '../http/defineRefusal'

/** All errors of smart sessions, in the standard body. */
export const smartSessionRefusals = {
  sessionUnknown: refusal(404, 'pci', 'gateway/session-unknown', 'Smart session not found'),
  sessionPending: refusal(400, 'pci', 'gateway/session-pending', 'The smart session is not active yet'),
  sessionActive: refusal(400, 'pci', 'gateway/session-active', 'The smart session is already active'),
  sessionRevoked: refusal(400, 'pci', 'gateway/session-revoked', 'The smart session was revoked'),
  sessionExpired: refusal(400, 'pci', 'gateway/session-expired', 'The smart session has expired'),
  sessionTerms: refusal(400, '', 'gateway/session-terms', 'Invalid {field}: {reason}'),
  sessionChanged: refusal(
    400,
    '',
    'gateway/session-changed',
    'The {field} differs from what the smart session was started with',
  ),
  sessionsFull: refusal(429, 'address', 'gateway/sessions-full', 'Too many smart sessions for this account'),
  sessionSignature: refusal(403, 'signature', 'gateway/session-signature', 'Invalid signature'),
  operationRefused: refusal(403, 'userOp', 'gateway/session-operation', 'Operation rejected: {reason}'),
  allowanceUsed: refusal(
    403,
    'userOp',
    'gateway/session-allowance',
    "Operation rejected: the smart session's {what} is used up",
  ),
  sealingKey: refusal(503, '', 'gateway/session-key', 'This gateway has no key for smart sessions'),
} as const
