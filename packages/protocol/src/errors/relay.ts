import { defineError } from './defineError'

/** No relay answered in time. */
export const relayUnreachable = /* @__PURE__ */ defineError('relay/unreachable', "Can't reach the relay")

/** The relay rejected the connection. A rejected origin, project id or clock has its own kind. */
export const relayRefused = /* @__PURE__ */ defineError(
  'relay/refused',
  'The relay rejected the connection: {reason}',
)
