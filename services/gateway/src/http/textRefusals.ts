import { defineRefusal as refusal } from './defineRefusal'

/** Requests that do not fit their contract: clients of this API get these as plain text. */
export const textRefusals = {
  invalidQuery: refusal(400, '', 'gateway/query', 'The query can not be read: {reason}'),
  invalidJson: refusal(400, '', 'gateway/json', 'The body is no JSON'),
  invalidBody: refusal(422, '', 'gateway/body', 'The body can not be read: {reason}'),
} as const
