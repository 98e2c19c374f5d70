import { defineRefusal as refusal } from './defineRefusal'

/** Errors for requests that break their contract; clients of this API get them as plain text. */
export const textRefusals = {
  invalidQuery: refusal(400, '', 'gateway/query', 'Invalid query: {reason}'),
  invalidJson: refusal(400, '', 'gateway/json', 'Body is not valid JSON'),
  invalidBody: refusal(422, '', 'gateway/body', 'Invalid body: {reason}'),
} as const
