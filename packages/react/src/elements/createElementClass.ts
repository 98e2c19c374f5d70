import type { Latchkey } from '@latchkey/core'
import { createElementButton, type ElementButton } from './createElementButton'
import type { DescribeButton } from './describeButtons'
import type { ElementScope } from './ElementScope'
import { findScope, onScopeOffered } from './findScope'
import { attributeNames } from './readSettings'
import { applyEarly, type ReflectedAttributes, reflectAttributes } from './reflectAttributes'

/** A button of Latchkey as a custom element. Its attributes are also properties. */
export interface LatchkeyElement extends HTMLElement, ReflectedAttributes {
  /** The instance it belongs to: the one that was set, else the first of the page. */
  latchkey: Latchkey | null
}

/** Creates the class of an element. `define` brings an instance into the page that isn't there yet. */
export function createElementClass(
  describe: DescribeButton,
  define: (latchkey: Latchkey) => unknown,
): new () => LatchkeyElement {
  class ButtonElement extends HTMLElement {
    static readonly observedAttributes = attributeNames
    #given: Latchkey | null = null
    #shown: { readonly scope: ElementScope; readonly button: ElementButton } | null = null
    #stopListening: (() => void) | undefined

    get latchkey(): Latchkey | null {
      return (this.#shown?.scope ?? findScope(this.ownerDocument, this.#given))?.latchkey ?? null
    }

    set latchkey(latchkey: Latchkey | null) {
      this.#given = latchkey
      if (latchkey && !findScope(this.ownerDocument, latchkey)) define(latchkey)
      this.#show()
    }

    connectedCallback() {
      applyEarly(this)
      this.#stopListening = onScopeOffered(this.ownerDocument, () => this.#show())
      this.#show()
      // An element that was moved keeps its button.
      this.#shown?.button.adopt()
    }

    disconnectedCallback() {
      this.#stopListening?.()
      this.#show()
    }

    attributeChangedCallback() {
      this.#shown?.button.update()
    }

    #show() {
      const scope = this.isConnected ? findScope(this.ownerDocument, this.#given) : null
      if (scope === (this.#shown?.scope ?? null)) return
      this.#shown?.button.stop()
      this.#shown = scope && { scope, button: createElementButton(this, scope, describe) }
    }
  }
  return reflectAttributes(ButtonElement)
}
