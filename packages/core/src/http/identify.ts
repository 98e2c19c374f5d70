import type { Latchkey } from '../Latchkey'
import type { Identity } from './toRequest'

/** The version sent with each call; a test compares it with the package's. */
export const sdkVersion = '0.0.0'

/** Returns what identifies the site to a gateway: project, SDK and adapters. */
export function identify({ options, adapters }: Latchkey): Identity {
  const families = [...adapters.keys()].join(',') || 'universal'
  return { projectId: options.projectId ?? '', st: 'latchkey', sv: `html-${families}-${sdkVersion}` }
}
