import type { Latchkey } from '../Latchkey'
import type { Identity } from './toRequest'

/** The version that calls tell; a test compares it with the package's. */
export const sdkVersion = '0.0.0'

/** Who asks a gateway: the site's project, and what the modal is made of. */
export function identify({ options, adapters }: Latchkey): Identity {
  const families = [...adapters.keys()].join(',') || 'universal'
  return { projectId: options.projectId ?? '', st: 'latchkey', sv: `html-${families}-${sdkVersion}` }
}
