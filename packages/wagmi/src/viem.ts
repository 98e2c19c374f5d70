export { getPublicClient } from './clients/getPublicClient'
export { getWalletClient } from './clients/getWalletClient'
