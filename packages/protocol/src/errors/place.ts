import { defineError } from './defineError'

/** The modal opened on a page that has no place for it. */
export const nowhereToShow = /* @__PURE__ */ defineError(
  'place/missing',
  'The modal has no place on this page: render a <LatchkeyProvider>, or create the instance with latchkey/elements. See {docs}',
)
