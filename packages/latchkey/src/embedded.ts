export { type EmbeddedOptions, embedded } from '@latchkey/embedded'
