type Policy = { createScriptURL(url: string): string }
type Policies = { createPolicy(name: string, rules: Policy): Policy }

/** Scripts of the build, on the frame's own origin. */
const own = /^\/assets\/[\w.-]+\.js$/
/** A page may create the policy once. */
let policy: Policy | undefined

/** Returns what starts a worker. Where the browser asks for trusted types, only scripts of the build are. */
export function startWorker(path: string): () => Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('latchkey-frame', {
    // An empty page runs nothing, and the worker fails.
    createScriptURL: (url) => (own.test(url) ? url : 'about:blank'),
  })
  return () => new Worker(policy ? policy.createScriptURL(path) : path, { type: 'module', name: 'vault' })
}
