/** What only a site with a gateway can need: one chunk, one request. The names are short because others name them. */
export { fetchIdentity as identity } from './account/fetchIdentity'
export { sendEvent as send } from './events/sendEvent'
export { readThroughGateway as read } from './rpc/readThroughGateway'
