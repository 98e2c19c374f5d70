/**
 * Tells whether the browser sees what covers a page from outside: by version 2 of IntersectionObserver, in a frame whose
 * site isn't in a frame itself. A page that isn't in a frame can't be covered.
 */
export function canTellCovers(view: Window): boolean {
  if (view.top === view) return true
  const isNested = (view.location.ancestorOrigins?.length ?? 0) > 1
  return !isNested && 'isVisible' in IntersectionObserverEntry.prototype
}
