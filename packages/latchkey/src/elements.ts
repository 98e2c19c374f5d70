export {
  createLatchkey,
  defineElements,
  type ElementAttributes,
  type ElementProperties,
  type LatchkeyElement,
} from '@latchkey/react/elements'
