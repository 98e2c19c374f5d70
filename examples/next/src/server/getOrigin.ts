/** Where visitors find the site: it is what they sign, so it comes from the settings and never from a request. */
export function getOrigin(): string {
  return process.env.ORIGIN ?? 'http://localhost:3000'
}
