import type { ReactElement } from 'react'
import { useMeter } from './useMeter'

/** What the page has loaded and requested so far, as the browser counts it. */
export function Meter(): ReactElement {
  const { bytes, hosts, violations } = useMeter()
  return (
    <section className="meter" aria-label="What this page has loaded so far">
      <dl>
        <div>
          <dt>Loaded so far</dt>
          <dd>
            {Math.round(bytes / 1024)} KB <small>from this site</small>
          </dd>
        </div>
        <div>
          <dt>Requests to other hosts</dt>
          <dd>
            {hosts.length} <small>{hosts.join(', ') || 'nobody'}</small>
          </dd>
        </div>
        <div>
          <dt>Policy violations</dt>
          <dd>
            {violations} <small>under a strict CSP</small>
          </dd>
        </div>
      </dl>
    </section>
  )
}
