import { defineError } from '../errors/defineError'

/** [NET-4] A network was added or asked for whose namespace has no adapter. Beside the others it would bring them to every modal that opens. */
export const noAdapter = /* @__PURE__ */ defineError(
  'network/no-adapter',
  "Adapter for namespace {namespace} doesn't exist",
)
