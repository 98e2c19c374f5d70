import { buildPackage } from './build/buildPackage'
import { projectRoot } from './workspace/projectRoot'
import { readPackages } from './workspace/readPackages'

// Builds the package in one folder: `scripts/buildOne.ts packages/core`.
const [, , dir] = process.argv
for (const one of await readPackages(projectRoot)) if (one.dir === dir) await buildPackage(projectRoot, one)
