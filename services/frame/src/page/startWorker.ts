type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/** Returns what starts the worker with the keys. Where the browser asks for trusted types, only this one URL is. */
export function startWorker(path: string): () => Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('latchkey-frame', { createScriptURL: () => path })
  return () => new Worker(policy ? policy.createScriptURL(path) : path, { type: 'module', name: 'vault' })
}
