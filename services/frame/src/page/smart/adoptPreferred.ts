import { frameAccountType } from '@latchkey/protocol'
import { is } from 'valibot'
import type { FramePage } from '../FramePage'
import { keepPreferred } from './keepPreferred'
import { preferredType } from './preferredType'

/** Keeps the type that the site remembers where the frame remembers none: browsers may clear one without the other. */
export async function adoptPreferred(frame: FramePage, type: string | undefined): Promise<void> {
  if (is(frameAccountType, type) && (await preferredType(frame)) === undefined)
    await keepPreferred(frame, type)
}
