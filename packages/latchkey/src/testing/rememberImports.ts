type Load = () => Promise<unknown>

/**
 * Chromium goes through all that a module imports at every `import()`, also when it is there since long, and a source tree is
 * hundreds of modules: that was most of a long test. So a part is imported once; after that it comes a task later, never at once.
 * Where Vitest does not know the hook any more, everything works as before, only slowly.
 */
export function rememberImports(nextTask: () => Promise<void>): void {
  const runner: { wrapDynamicImport?: (load: Load) => Promise<unknown> } | undefined = Reflect.get(
    globalThis,
    '__vitest_browser_runner__',
  )
  const load = runner?.wrapDynamicImport
  if (!runner || !load) return
  const parts = new Map<string, unknown>()
  runner.wrapDynamicImport = async (wanted) => {
    // The text holds the resolved address and nothing else that varies.
    const address = /^\(\) => import\(("[^"]+")\)$/.exec(String(wanted))?.[1]
    if (!address || !parts.has(address)) {
      const part = await load(wanted)
      if (address) parts.set(address, part)
      return part
    }
    await nextTask()
    return parts.get(address)
  }
}
