/** The site's origin. It is part of what visitors sign, so it comes from the settings and never from a request. */
export function getOrigin(): string {
  return process.env.ORIGIN ?? 'http://localhost:3000'
}
