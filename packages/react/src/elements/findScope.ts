import type { Latchkey } from '@latchkey/core'
import type { ElementScope } from './ElementScope'

const asked = 'latchkey-scope-asked'
const offered = 'latchkey-scope-offered'

/** A question from an element to its page; the first instance that fits answers. */
type Question = { readonly wanted: Latchkey | null; answer: ElementScope | null }

/** Asks the page for its first instance, or for a given one. */
export function findScope(document: Document, wanted: Latchkey | null): ElementScope | null {
  const question: Question = { wanted, answer: null }
  document.dispatchEvent(new CustomEvent(asked, { detail: question }))
  return question.answer
}

/** Has an instance answer the elements of a page until it stops. Returns it with that as a part of `stop`. */
export function offerScope(document: Document, scope: ElementScope): ElementScope {
  // Through the document and not a variable, so two copies of the package on a page know each other's instances.
  const reply = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    // Anybody can ask, and not everybody asks as we do.
    const question: Question | null = event.detail
    if (question?.wanted === null || question?.wanted === scope.latchkey) question.answer ??= offer
  }
  const notify = () => document.dispatchEvent(new Event(offered))
  const offer: ElementScope = {
    ...scope,
    stop: () => {
      document.removeEventListener(asked, reply)
      notify()
      scope.stop()
    },
  }
  document.addEventListener(asked, reply)
  notify()
  return offer
}

/** Calls back when an instance comes or goes. Returns how to stop. */
export function onScopeOffered(document: Document, listener: () => void): () => void {
  document.addEventListener(offered, listener)
  return () => document.removeEventListener(offered, listener)
}
