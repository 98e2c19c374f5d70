/** The name under which a page reports what it did wrong. */
export const faultBinding = 'latchkeyE2eFault'

/** Runs before a page's own scripts and reports errors, warnings and policy violations. */
export const faultScript = `(() => {
  const report = (kind, value) => {
    const text = value instanceof Error ? value.name + ': ' + value.message + ' ' + value.stack : String(value)
    globalThis.${faultBinding}(kind + ': ' + text)
  }
  addEventListener('error', (event) => report('uncaught', event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report('uncaught', event.reason))
  document.addEventListener('securitypolicyviolation', (event) => {
    report('policy violation', event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample)
  })
  for (const level of ['error', 'warn', 'assert']) {
    const log = console[level]
    console[level] = (...args) => {
      if (level !== 'assert' || !args[0]) report('console ' + level, args.map(String).join(' '))
      log.apply(console, args)
    }
  }
})()`
