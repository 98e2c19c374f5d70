/** What is made of viem, in one script: for several nodes of a network, and for when one fails. */
export { fromNodeError } from '../errors/fromNodeError'
export { rankedTransport } from './rankedTransport'
