import { getDescriptors as descriptors, getLabels as labels, getRisks as risks } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getDescriptors } from './descriptors/getDescriptors'
import { getLabels } from './labels/getLabels'
import { getRisks } from './risks/getRisks'

/** Serves what explains a request before it is signed. */
export function serveExplain(app: Hono, services: Services): void {
  handle(app, services, descriptors, getDescriptors(services), { keepsQueries: true })
  handle(app, services, labels, getLabels(services))
  handle(app, services, risks, getRisks(services))
}
