/** One failure: where, what, and the first lines of why. */
export type Failure = { readonly where: string; readonly title: string; readonly message: string }

/** How a part of the suite went. */
export type Outcome = { readonly passed: number; readonly failures: readonly Failure[] }
