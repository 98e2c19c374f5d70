type Load = () => Promise<unknown>

/**
 * Chromium walks through everything a module imports at every `import()`, even if it has long loaded, and a source tree
 * has hundreds of modules: that was most of a long test. So each part is imported once and then returned a task later,
 * never synchronously. If Vitest drops the hook, everything still works, only slowly.
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
    // The text holds the resolved URL and nothing else that varies.
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
