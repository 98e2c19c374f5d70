/** What only a site with a gateway can need: one chunk, one request. */
export { fetchIdentity } from './account/fetchIdentity'
export { sendEvent } from './events/sendEvent'
export { readThroughGateway } from './rpc/readThroughGateway'
