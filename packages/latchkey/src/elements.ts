export { createLatchkey, defineElements, type LatchkeyElement } from '@latchkey/react/elements'
