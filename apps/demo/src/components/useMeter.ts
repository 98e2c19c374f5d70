import { useEffect, useState } from 'react'

/** What the page has loaded and requested so far. */
export type MeterReading = {
  readonly bytes: number
  /** Hosts other than the page's own. */
  readonly hosts: readonly string[]
  readonly violations: number
}

/** Reads the browser's record of requests and policy violations. */
export function useMeter(): MeterReading {
  const [reading, setReading] = useState<MeterReading>({ bytes: 0, hosts: [], violations: 0 })
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
      setReading((before) => entries.reduce(count, before))
    })
    observer.observe({ type: 'resource', buffered: true })
    const onViolation = () => setReading((before) => ({ ...before, violations: before.violations + 1 }))
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => {
      observer.disconnect()
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }, [])
  return reading
}

function count(before: MeterReading, entry: PerformanceResourceTiming): MeterReading {
  const { host, origin, protocol } = new URL(entry.name)
  if (protocol === 'data:') return before
  if (origin !== location.origin)
    return before.hosts.includes(host) ? before : { ...before, hosts: [...before.hosts, host] }
  return { ...before, bytes: before.bytes + entry.encodedBodySize }
}
