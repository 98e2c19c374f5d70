export type { EmbeddedOptions } from './EmbeddedOptions'
export { embedded } from './embedded'
