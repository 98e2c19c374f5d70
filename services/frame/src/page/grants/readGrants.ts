import { safeParse } from 'valibot'
import type { DeviceRow } from '../store/DeviceRow'
import { type Grant, grant } from './Grant'

/** Reads the permissions of a row. One that another version wrote in another form counts as none. */
export function readGrants({ grants }: Pick<DeviceRow, 'grants'>): readonly Grant[] {
  return grants.flatMap((one) => {
    const read = safeParse(grant(), one)
    return read.success ? [read.output] : []
  })
}
