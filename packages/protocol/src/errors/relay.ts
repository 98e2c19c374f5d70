import { defineError } from './defineError'

/** No relay answered for as long as was waited. */
export const relayUnreachable = /* @__PURE__ */ defineError(
  'relay/unreachable',
  'The relay can not be reached',
)

/** The relay answered and said no; an origin, a project id or a clock it does not take have kinds of their own. */
export const relayRefused = /* @__PURE__ */ defineError('relay/refused', 'The relay refused: {reason}')
