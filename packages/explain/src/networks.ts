export { chainName } from './chainName'
export { coinOf } from './coinOf'
