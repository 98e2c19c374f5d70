/** The result of a step: no faults means success. Notes are always printed. */
export type StepResult = { readonly faults: readonly string[]; readonly notes?: readonly string[] }

/** One rule of the repository, checked for the tree at `root`. */
export type Step = { readonly name: string; readonly run: (root: string) => Promise<StepResult> }
