import type { Latchkey } from '@latchkey/core'
import { createElementClass, type LatchkeyElement } from './createElementClass'
import { createElementScope } from './createElementScope'
import { describeAccount, describeConnect, describeEither, describeNetwork } from './describeButtons'
import { findScope, offerScope } from './findScope'

const elements = {
  'latchkey-button': describeEither,
  'latchkey-connect-button': describeConnect,
  'latchkey-account-button': describeAccount,
  'latchkey-network-button': describeNetwork,
} as const

declare global {
  interface HTMLElementTagNameMap {
    'latchkey-button': LatchkeyElement
    'latchkey-connect-button': LatchkeyElement
    'latchkey-account-button': LatchkeyElement
    'latchkey-network-button': LatchkeyElement
  }
}

/**
 * Defines the elements and lets an instance show its modal in a page without React. Loads React with the modal, at the
 * first sign of a press. Returns how to take both away. Does nothing on a server.
 */
export function defineElements(latchkey: Latchkey): () => void {
  if (typeof customElements === 'undefined') return () => undefined
  const known = findScope(document, latchkey)
  if (known) return known.stop
  const { stop } = offerScope(document, createElementScope(latchkey))
  // Another copy of the package may have been first; its elements find this instance too.
  for (const [name, describe] of Object.entries(elements))
    if (!customElements.get(name)) customElements.define(name, createElementClass(describe, defineElements))
  return stop
}
