/** What a page has asked, understood: whether the user is asked, and what happens when the user agrees. */
export type Deed = { readonly prompts: boolean; approve(): unknown }

/** Puts what a page asks through the wallet's script and log. */
export type Ask = (method: string, params: unknown, prepare: () => Deed) => Promise<unknown>
