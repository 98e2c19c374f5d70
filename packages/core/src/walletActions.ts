/** What is loaded when a wallet is first asked to connect: one chunk, one request. */
export { connect } from './connect/connect'
