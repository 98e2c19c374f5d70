import { networkFailure } from './networkFailure'

/** Waits for a part of a package; one that can't be loaded is a failure like any other. @throws networkFailure */
export async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch (cause) {
    throw networkFailure({}, { cause })
  }
}
