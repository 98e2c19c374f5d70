/** What a step found: nothing wrong when `faults` is empty; `notes` are printed either way. */
export type StepResult = { readonly faults: readonly string[]; readonly notes?: readonly string[] }

/** One thing that must hold in the repository, checked against the tree at `root`. */
export type Step = { readonly name: string; readonly run: (root: string) => Promise<StepResult> }
