/** What asks the directory: loaded when a modal with a gateway behind it has shown its first view, in one chunk. */
export { fetchFeatured } from './fetchFeatured'
export { fetchNamed } from './fetchNamed'
export { fetchRecommended } from './fetchRecommended'
export { fetchWalletPage } from './fetchWalletPage'
export { searchWallets } from './searchWallets'
