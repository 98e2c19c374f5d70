import { defineRefusal as refusal } from '../http/defineRefusal'

/** Every way to refuse a request about smart sessions, in the standard body. */
export const smartSessionRefusals = {
  sessionUnknown: refusal(404, 'pci', 'gateway/session-unknown', 'There is no such smart session'),
  sessionPending: refusal(400, 'pci', 'gateway/session-pending', 'The smart session is not activated'),
  sessionActive: refusal(400, 'pci', 'gateway/session-active', 'The smart session is activated already'),
  sessionRevoked: refusal(400, 'pci', 'gateway/session-revoked', 'The smart session is revoked'),
  sessionExpired: refusal(400, 'pci', 'gateway/session-expired', 'The smart session has expired'),
  sessionTerms: refusal(400, '', 'gateway/session-terms', 'The {field} can not be used: {reason}'),
  sessionChanged: refusal(
    400,
    '',
    'gateway/session-changed',
    'The {field} is not what the smart session was begun with',
  ),
  sessionsFull: refusal(
    429,
    'address',
    'gateway/sessions-full',
    'There are too many smart sessions of this account',
  ),
  sessionSignature: refusal(403, 'signature', 'gateway/session-signature', 'The signature is not valid'),
  operationRefused: refusal(
    403,
    'userOp',
    'gateway/session-operation',
    'The operation is not signed: {reason}',
  ),
  allowanceUsed: refusal(
    403,
    'userOp',
    'gateway/session-allowance',
    'The operation is not signed: {what} of the smart session is used up',
  ),
  sealingKey: refusal(
    503,
    '',
    'gateway/session-key',
    'This gateway has no key to keep the keys of smart sessions',
  ),
} as const
