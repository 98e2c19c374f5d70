import type { WorkspacePackage } from './readPackages'

/** Whether a package goes to the registry: it lies under `packages/` and is not private. */
export function isPublished({ dir, manifest }: WorkspacePackage): boolean {
  return dir.startsWith('packages/') && manifest.private !== true
}
