/** What is loaded when a modal with a gateway behind it has shown its first view: one chunk, one request. */
export { fetchFeatured } from './fetchFeatured'
export { fetchNamed } from './fetchNamed'
export { fetchRecommended } from './fetchRecommended'
