/** A text to compare with, as JSON: a regular expression is given by its source. */
export type TextTest =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly source: string; readonly flags: string }

/** One step from a locator's root to its elements, as JSON, so it can be sent into a page. */
export type Step =
  | { readonly by: 'selector'; readonly selector: string }
  | { readonly by: 'role'; readonly role: string; readonly name?: TextTest; readonly level?: number }
  | { readonly by: 'text' | 'label' | 'content'; readonly text: TextTest }
  | { readonly by: 'index'; readonly index: number }
