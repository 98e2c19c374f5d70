import { networkFailure } from '../errors/http'

/** Waits for a lazily loaded module and turns a failed load into a typed error. @throws networkFailure */
export async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch (cause) {
    throw networkFailure({}, { cause })
  }
}
